import { fitSection, fitTitle } from './fit-text';
import type { Fonts } from './types';

/** Every letter is half as wide as high, except the narrow i. */
const fonts: Fonts = {
  has: () => true,
  widthOf: (text) => [...text].reduce((sum, letter) => sum + (letter === 'i' ? 0.2 : 0.5), 0),
  runsOf: (text) => [{ family: 'test', text }],
};
const WIDTH = 1056;

const fit = (title: string) => fitTitle(title, WIDTH, fonts);
const widest = ({ size, lines }: ReturnType<typeof fit>) =>
  Math.max(...lines.map((line) => fonts.widthOf(line, 600) * size));

describe('a title', () => {
  it('is as large as possible', () => {
    expect(fit('Button')).toEqual({ size: 104, lines: ['Button'] });
    expect(fit('useMediaQuery')).toEqual({ size: 104, lines: ['useMediaQuery'] });
  });

  it('is divided into lines of similar widths', () => {
    expect(fit('React component library documentation').lines).toEqual([
      'React component',
      'library documentation',
    ]);
  });

  it('gets smaller, with three lines, if it is long', () => {
    const fitted = fit(
      'Upgrade to another version: changes in styles and in themes that need care',
    );
    expect(fitted.lines).toHaveLength(3);
    expect(fitted.size).toBeLessThan(92);
    expect(widest(fitted)).toBeLessThanOrEqual(WIDTH);
  });

  it('gets smaller rather than dividing a word', () => {
    const word = 'ListItemSecondaryActionClass';
    expect(fit(word)).toEqual({ size: 80, lines: [word] });
  });

  it('is measured by the widths of its letters, not by their number', () => {
    expect(fit('i'.repeat(40)).size).toBe(104);
    expect(fit('m'.repeat(40)).lines.length).toBeGreaterThan(1);
  });

  it('divides a word that never fits, between the parts of its name', () => {
    const { size, lines } = fit('unstable_useIsFocusVisibleWithAnExtremelyLongName');
    expect(size).toBe(60);
    expect(lines).toEqual(['unstable_useIsFocusVisibleWithAn', 'ExtremelyLongName']);
  });

  it('divides a word without parts anywhere', () => {
    const fitted = fit('m'.repeat(60));
    expect(fitted.lines.join('')).toBe('m'.repeat(60));
    expect(widest(fitted)).toBeLessThanOrEqual(WIDTH + 60);
  });

  it('can be empty', () => {
    expect(fit(' ').lines).toEqual(['']);
  });

  it('is cut off after three lines', () => {
    const { size, lines } = fit('many words '.repeat(30));
    expect(size).toBe(60);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/\w…$/);
    expect(fonts.widthOf(lines[2], 600) * 60).toBeLessThanOrEqual(WIDTH + 60);
  });
});

describe('a section', () => {
  const section = (groups: string[], width: number) => fitSection(groups, width, 10, fonts);

  it('names all groups', () => {
    expect(section(['Components', 'Inputs'], 1000)).toBe('Components / Inputs');
    expect(section([], 1000)).toBe('');
  });

  it('leaves out outer groups, and cuts off the innermost one, where there is no room', () => {
    expect(section(['Components', 'Inputs'], 60)).toBe('Inputs');
    expect(section(['Components', 'Inputs'], 20)).toBe('Inp…');
  });
});
