import { fitSection, fitTitle } from './fit-text';

/** Every letter is half as wide as high, except the narrow i. */
const fonts = {
  widthOf: (text: string) =>
    [...text].reduce((sum, letter) => sum + (letter === 'i' ? 0.2 : 0.5), 0),
};

const fit = (title: string) => fitTitle(title, 1056, fonts);

describe('a title', () => {
  it.each([
    ['is as large as possible', 'Button', 104],
    ['may have two lines', 'React component library documentation', 104],
    ['gets smaller, with three lines, if it is long', `${'Upgrade '.repeat(8)}and care`, 80],
    ['gets smaller rather than dividing a word', 'ListItemSecondaryActionClass', 80],
    ['is measured by the widths of its letters, not by their number', 'i'.repeat(40), 104],
    ['can be empty', '', 104],
  ])('%s', (_, text, size) => {
    expect(fit(text)).toEqual({ text, size, fits: true });
  });

  it('may be divided between the parts of its name if it never fits', () => {
    expect(fit('unstable_useIsFocusVisibleWithAnExtremelyLongName v2')).toEqual({
      text: 'unstable_|use|Is|Focus|Visible|With|An|Extremely|Long|Name v2'.replaceAll(
        '|',
        '\u200b',
      ),
      size: 60,
      fits: false,
    });
  });

  it('is smallest if it needs more than three lines', () => {
    expect(fit('many words '.repeat(30).trim())).toMatchObject({ size: 60, fits: false });
  });
});

describe('a section', () => {
  const section = (groups: string[], width: number) => fitSection(groups, width, 10, fonts);

  it('names all groups', () => {
    expect(section(['Components', 'Inputs'], 1000)).toBe('Components / Inputs');
    expect(section([], 1000)).toBe('');
  });

  it("leaves out outer groups if they don't fit", () => {
    expect(section(['Components', 'Inputs'], 60)).toBe('Inputs');
    expect(section(['Components', 'Inputs'], 20)).toBe('Inputs');
  });
});
