import { layeredCss } from './layered-css';

const HREF = 'https://site.example/assets/css/icons.css';

describe('layeredCss', () => {
  it('wraps the rules in the layer', () => {
    expect(layeredCss('.a{color:red}', HREF, 'theme')).toBe('@layer theme{.a{color:red}}');
  });

  it.each([
    ['url(../fonts/a.woff2)', 'url("https://site.example/assets/fonts/a.woff2")'],
    ["url( './b c.png' )", 'url("https://site.example/assets/css/b%20c.png")'],
    ['url("d.svg#mark")', 'url("https://site.example/assets/css/d.svg#mark")'],
  ])('makes %s absolute', (given, expected) => {
    expect(layeredCss(`a{b:${given}}`, HREF, 'x')).toBe(`@layer x{a{b:${expected}}}`);
  });

  it.each([
    'url(/a.png)',
    'url("data:image/png;base64,AA==")',
    'url(#clip)',
    "url('https://x.y/z')",
  ])("doesn't change %s", (address) => {
    expect(layeredCss(`a{b:${address}}`, HREF, 'x')).toBe(`@layer x{a{b:${address}}}`);
  });
});
