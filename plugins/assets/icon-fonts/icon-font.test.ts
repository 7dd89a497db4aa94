import { iconFontAssets } from './icon-font';

describe('iconFontAssets', () => {
  const { stylesheet, font } = iconFontAssets({
    name: 'material-icons',
    family: 'Material Icons',
    manifest: require.resolve('@fontsource/material-icons/package.json'),
  });

  it('writes the font of the package next to its stylesheet', () => {
    expect(font.file).toMatch(/^assets\/fonts\/material-icons\.[\da-f]{8}\.woff2$/);
    expect(font.content.subarray(0, 4).toString()).toBe('wOF2');
    expect(stylesheet.file).toMatch(/^assets\/css\/material-icons\.[\da-f]{8}\.css$/);
    expect(stylesheet.content).toContain(`url("../fonts/${font.file.split('/').at(-1)}")`);
  });

  it("styles the class of the library's icons, and hides their names while the font loads", () => {
    expect(stylesheet.content).toContain('.material-icons{');
    expect(stylesheet.content).toContain('font-display:block');
  });
});
