export { ColorPalettes } from './ColorPalettes';
export { ColorTool } from './ColorTool';
export { PaletteGenerator } from './PaletteGenerator';
