"""The endings of four languages: enough to see that two forms are of one word, no grammar.

`INFLECTIONS` are the endings of cases, numbers, genders and persons; `DERIVATIONS` also turn a word into a near
relative (a noun into its adjective, a verb into its participle); `DICTIONARY` are those that the form in a dictionary
bears.
"""


def _set(endings: str) -> frozenset[str]:
    return frozenset(endings.split())


def _forms(pairs: str) -> dict[str, str]:
    """`mice:mouse`: a form and the one that it is filed under."""
    return dict(pair.split(":") for pair in pairs.split())


INFLECTIONS = {
    "en": _set("ies ied ing ed es s e y"),
    "fr": _set(
        "aient erait eront issent issait ant ants ante antes ait ais ees ent aux eaux eau al ons ez ee era er ir es is "
        "it e s x i"
    ),
    "ru": _set(
        "ами ями ого его ому ему ыми ими ует уют уешь ает ают аешь аем яет яют еет еют ала али ало ать ять еть ить ыть "
        "уть оть овать овал овала овали ила или ило ела ели ело яла яли ула ули ишь ешь ите ете ая яя ое ее ые ие ый "
        "ий ой ей ую юю ых их ым им ом ем ам ям ах ях ов ев ью ия ию ии ет ют ут ат ят ит ал ял ил ел ул ть "
        "ю а я о е ы "
        "и у ь й"
    ),
    "uk": _set(
        "ами ями ого ього ому ьому ими іми ові еві єві ують юють ує ює ають яють іють аєш ає яє іє ати яти іти ити ути "
        "оти увати ював ував ували ала али ало ила или ило іла іли яла яли иш їш еш єш ить їть ать ять уть "
        "ють ий ій їй "
        "ої ою ею єю их іх їх им ім їм ом ем єм ам ям ах ях ів їв ав яв ив ув ть а я о е є и і ї у ю ь й"
    ),
}

_DERIVATIONS = {
    "en": _set("'s s' er est ly ness ings ful d r"),
    "fr": _set(
        "erai eras erez ions iez a as ai ie ies ite ites us u ue ues re t ts te tes rent le les ne nes euse euses eur "
        "eurs eux rice trice teur ere eres ier iers iere ieres if ive ives f ve ves ment ement c che issant ira irai "
        "ale ales el elle elles"
    ),
    "ru": _set(
        "ла ло ли л в нный нная нное нные нного нной енный енная енное енные н на но ны т вший вшая вшие "
        "щий щая щие щее "
        "ющий ющая ющие ущий ущая ящий ящая ящие ением ения ение ании мя мени менем мена ка ки ок ик ики иком ица ости "
        "остью ость ный ная ное ные ного ной ную ных ным нем ин ина ане чка чки ек енок ята нул нула нуть нет ши вать "
        "вает вал вала вают ше ейший ейшая ив ивший ившая ившись авший авшая ся сь у ю аю яю ею ую уй ай яй айте уйте "
        "ите ется ются ится ятся ке ку кой ком ках ками"
    ),
    "uk": _set(
        "ла ло ли в ний на не ні ного ної ною них ним ну ений ена ене ені аний ана ане ані ту то та ння нню нням ення "
        "ання іння ючи ячи учий ючий ка ки ок ик ики ця ості ість істю стю ин ина ата ята ят еня нув нула "
        "нути вати ває "
        "вав вала вають ш мо емо имо ємо ете ите ма има чі чка чки чок ці цю цею ць єць ець н іше іший ішого іша іші "
        "ший ші ша ше ню ти лася лися лось вся юся єшся ється яться ються ється йте й ай уй ку кою ком ках ками ої"
    ),
}
DERIVATIONS = {language: INFLECTIONS[language] | _DERIVATIONS[language] | {""} for language in INFLECTIONS}

DICTIONARY = {
    "en": _set("e y s ing ed") | {""},
    "fr": _set("e er ir re s eau al if eux ier el ee x") | {""},
    "ru": _set(
        "а я о е ь й ий ый ой ая ое ые ие ия ы и ать ять еть ить ыть уть оть ть овать ет ит ает ует ный ка "
        "мя ек ок нуть"
    )
    | {""},
    "uk": _set("а я о е ь й ий ій ї і и ати яти іти ити ути оти ти увати ювати ає ує ить ний ка ок нути ння") | {""},
}
ADJECTIVAL = {"en": _set(""), "fr": _set(""), "ru": _set("ий ый ой ая ое ые ный й"), "uk": _set("ий ій ний й")}

REFLEXIVE = ("ся", "сь")

IRREGULAR: dict[str, dict[str, str]] = {
    "en": _forms(
        "mice:mouse men:man women:woman children:child feet:foot teeth:tooth geese:goose wolves:wolf leaves:leaf "
        "lives:life knives:knife shelves:shelf thieves:thief people:person grew:grow grown:grow flew:fly flown:fly "
        "slept:sleep asleep:sleep broke:break broken:break gone:leave went:go left:leave lost:lose found:find "
        "kept:keep held:hold caught:catch fell:fall fallen:fall drew:draw drawn:draw drank:drink "
        "drunk:drink ate:eat "
        "eaten:eat sang:sing sung:sing swam:swim rode:ride ridden:ride ran:run sat:sit stood:stand stole:steal "
        "stolen:steal told:tell thought:think threw:throw thrown:throw wore:wear worn:wear woke:wake woken:wake "
        "wove:weave woven:weave wrote:write written:write hid:hide hidden:hide fought:fight forgot:forget "
        "forgotten:forget froze:freeze frozen:freeze built:build bought:buy brought:bring burnt:burn chose:choose "
        "chosen:choose crept:creep dug:dig dreamt:dream felt:feel gave:give given:give heard:hear knew:know "
        "known:know led:lead lay:lie lit:light met:meet paid:pay rose:rise risen:rise said:say saw:see seen:see "
        "sold:sell sent:send shook:shake shone:shine shrank:shrink sank:sink sunk:sink spoke:speak spoken:speak "
        "spun:spin swept:sweep swung:swing taught:teach tore:tear torn:tear tied:tie lying:lie dying:die died:die "
        "dies:die dead:death tiny:small bigger:big biggest:big"
    ),
    "fr": _forms(
        "pleut:pleuvoir dort:dormir dorment:dormir dors:dormir endort:dormir yeux:oeil vieil:vieux vieille:vieux "
        "nouvel:nouveau nouvelle:nouveau bel:beau belle:beau cieux:ciel parti:partir pars:partir part:partir "
        "partent:partir meurt:mourir meurent:mourir va:aller vont:aller vais:aller sait:savoir sais:savoir "
        "voit:voir vois:voir voient:voir vu:voir croit:croire crois:croire veut:vouloir veux:vouloir fait:faire "
        "font:faire fais:faire vient:venir viens:venir viennent:venir revient:revenir reviens:revenir tient:tenir "
        "tiens:tenir boit:boire boivent:boire lit:lit ecrit:ecrire dit:dire sort:sortir sent:sentir suit:suivre "
        "court:courir courent:courir perd:perdre perdu:perdre attend:attendre attends:attendre rend:rendre "
        "descend:descendre ouvre:ouvrir offre:offrir peint:peindre eteint:eteindre rejoint:rejoindre nait:naitre "
        "connait:connaitre prend:prendre prends:prendre apprend:apprendre met:mettre mis:mettre sert:servir "
        "rit:rire rient:rire vit:vivre vivent:vivre brillent:briller jette:jeter appelle:appeler folle:fou "
        "douce:doux blanche:blanc fraiche:frais seche:sec longue:long chevaux:cheval genoux:genou"
    ),
    "ru": _forms(
        "шел:идти шла:идти шли:идти иду:идти идет:идти идут:идти пошел:идти пошла:идти ушел:уходить ушла:уходить "
        "ушли:уходить пришел:приходить пришла:приходить пришли:приходить нашел:найти нашла:найти нашли:найти "
        "люди:человек людей:человек людям:человек людьми:человек дети:ребенок детей:ребенок детям:ребенок "
        "псом:пес пса:пес псу:пес псы:пес льда:лед льду:лед льдом:лед льдах:лед воет:выть поет:петь поют:петь "
        "пьет:пить пьют:пить бьет:бить бьют:бить зовет:звать зовут:звать льет:лить шьет:шить шьют:шить вьет:вить "
        "ждет:ждать ждут:ждать жду:ждать живет:жить живут:жить живу:жить плывет:плыть плывут:плыть плыву:плыть "
        "растет:расти растут:расти рос:расти выросло:расти вырос:расти спит:спать спят:спать сплю:спать "
        "летит:летать летят:летать лечу:летать едет:ехать едут:ехать еду:ехать бежит:бежать бегут:бежать "
        "ищет:искать ищут:искать ищу:искать пишет:писать пишут:писать плачет:плакать плачут:плакать "
        "прячется:прятаться прячутся:прятаться ловит:ловить ловлю:ловить сидит:сидеть сидят:сидеть "
        "стоит:стоять стоят:стоять висит:висеть висят:висеть горит:гореть горят:гореть ведет:вести ведут:вести "
        "несет:нести несут:нести везет:везти дует:дуть жжет:жечь течет:течь ткет:ткать лжет:лгать "
        "вижу:видеть видит:видеть видят:видеть хочу:хотеть хочет:хотеть хотят:хотеть помню:помнить помнит:помнить "
        "знает:знать знаю:знать умер:умирать умерла:умирать дня:день дней:день дни:день днем:день огня:огонь "
        "огнем:огонь огни:огонь огней:огонь сна:сон сны:сон снов:сон сном:сон снах:сон снится:сон пней:пень "
        "ветра:ветер ветром:ветер угла:угол углу:угол рта:рот во_рту:рот любви:любовь любовью:любовь "
        "церкви:церковь "
        "матери:мать матерью:мать дочери:дочь львы:лев льва:лев лбу:лоб псов:пес уши:ухо ушей:ухо ушами:ухо "
        "глаз:глаз глаза:глаз окон:окно окна:окно писем:письмо кукол:кукла ночи:ночь ночью:ночь утром:утро "
        "вечером:вечер зимой:зима летом:лето осенью:осень весной:весна деревья:дерево деревьев:дерево "
        "листья:лист листьев:лист крылья:крыло крыльев:крыло крыльями:крыло братья:брат друзья:друг друзей:друг "
        "стулья:стул перья:перо перьев:перо небеса:небо небес:небо чудеса:чудо чудес:чудо щенки:щенок "
        "котята:котенок "
        "песка:песок потолка:потолок конца:конец замков:замок дорог:дорога водой:вода воды:вода ветру:ветер"
    ),
    "uk": _forms(
        "йшов:йти йшла:йти йшли:йти йде:йти іде:йти йдуть:йти ідуть:йти йду:йти пішов:піти пішла:піти пішли:піти "
        "прийшов:приходити прийшла:приходити знайшла:знайти знайшов:знайти люди:людина людей:людина людям:людина "
        "людьми:людина діти:дитина дітей:дитина дітям:дитина дітьми:дитина очей:око очі:око очима:око оку:око "
        "вуха:вухо вух:вухо псом:пес пса:пес пси:пес льоду:лід льодом:лід льоді:лід взимку:зима узимку:зима "
        "влітку:літо улітку:літо восени:осінь навесні:весна вночі:ніч уночі:ніч вдень:день удень:день "
        "вранці:ранок уранці:ранок зранку:ранок ввечері:вечір увечері:вечір вдома:дім удома:дім додому:дім "
        "виє:вити п'є:пити п'ють:пити б'є:бити зве:звати звуть:звати кличе:кликати кличуть:кликати ллє:лити "
        "ллється:лити шиє:шити шиють:шити в'яже:в'язати чекає:чекати жде:чекати живе:жити живуть:жити живу:жити "
        "пливе:пливти пливуть:пливти росте:рости ростуть:рости виріс:рости виросло:рости спить:спати сплять:спати "
        "сплю:спати летить:літати летять:літати лечу:літати їде:їхати їдуть:їхати їду:їхати біжить:бігти "
        "біжать:бігти шукає:шукати пише:писати плаче:плакати плачуть:плакати ховається:ховатися ловить:ловити "
        "ловлю:ловити сидить:сидіти сидять:сидіти стоїть:стояти стоять:стояти висить:висіти висять:висіти "
        "горить:горіти горять:горіти веде:вести ведуть:вести несе:нести несуть:нести везе:везти дме:дути "
        "тече:текти тчуть:ткати бреше:брехати бачу:бачити бачить:бачити хоче:хотіти хочу:хотіти хочуть:хотіти "
        "дня:день днів:день дні:день вогню:вогонь вогнем:вогонь вогні:вогонь вогнів:вогонь сну:сон "
        "сни:сон снів:сон "
        "сном:сон снах:сон сниться:сон вітру:вітер вітром:вітер кута:кут рота:рот роті:рот любові:любов "
        "любов'ю:любов матері:мати матір:мати матір'ю:мати дочки:дочка леви:лев лева:лев небеса:небо небес:небо "
        "дерева:дерево дерев:дерево листя:листок крила:крило крил:крило крилами:крило друзі:друг друзів:друг "
        "брати:брат стільці:стілець стільців:стілець кота:кіт коти:кіт котом:кіт коту:кіт котів:кіт коня:кінь "
        "коні:кінь конем:кінь мосту:міст мости:міст мостом:міст моста:міст носа:ніс носом:ніс ночі:ніч ніччю:ніч "
        "ночей:ніч пера:перо пір'я:перо зірок:зірка зір:зірка вікон:вікно книжок:книга яблук:яблуко "
        "пташок:птах пташки:птах птахів:птах кроку:крок корів:корова бджіл:бджола голів:голова дорозі:дорога "
        "доріг:дорога дороги:дорога дорогою:дорога камені:камінь каменя:камінь дверей:двері дверима:двері "
        "ранку:ранок піску:пісок слів:слово кінця:кінець стрілки:стрілка води:вода водою:вода хмари:хмара"
    ),
}
"""Forms that no ending explains, with the form they are filed under."""
