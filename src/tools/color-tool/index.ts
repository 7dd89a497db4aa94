export { ColorPalettes } from './ColorPalettes';
export { ColorTool } from './ColorTool';
