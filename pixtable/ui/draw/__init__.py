"""Everything that ends as pixels: colours and sizes, shapes, materials, pictures, and the canvas for scenes."""
