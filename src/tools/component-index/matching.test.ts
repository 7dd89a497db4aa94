import { matchingGroups } from './matching';

const page = (title: string, ...components: string[]) => ({
  pathname: `/material-ui/react-${title}`,
  title,
  components,
});

const GROUPS = [
  { title: 'Inputs', pages: [page('Text field', 'TextField', 'FormHelperText'), page('Button')] },
  { title: 'Lab', pages: [page('Timeline')] },
];

const titles = (text: string) =>
  matchingGroups(GROUPS, text).map((group) => [
    group.title,
    ...group.pages.map((one) => one.title),
  ]);

describe('matchingGroups', () => {
  it.each(['textfield', 'Text Field', 'text-f', 'HelperText'])('finds a page by %s', (text) => {
    expect(titles(text)).toEqual([['Inputs', 'Text field']]);
  });

  it('keeps every page without a text, and none that matches nothing', () => {
    expect(titles(' ')).toEqual([
      ['Inputs', 'Text field', 'Button'],
      ['Lab', 'Timeline'],
    ]);
    expect(titles('carousel')).toEqual([]);
  });
});
