import { component } from '../api-reference/fixtures/component';
import { demosPage } from './fixtures/api-page';
import { usedIn, usedInText } from './used-in';

const BUTTON = component({
  imports: [
    "import Button from '@mui/material/Button';",
    "import { Button } from '@mui/material';",
  ],
});

const IMPORT = `import Other, { Button } from '@mui/material';`;

/** The links by prop, for pages with the text of each demo by its name. */
function linksIn(...pages: Record<string, string>[]) {
  const written = pages.map((demos, index) => ({ demos, ...demosPage('Page', `/page-${index}/`) }));
  const found = usedIn(BUTTON, written, ({ pathname }) =>
    Object.entries(written.find((page) => page.pathname === pathname)!.demos).map(
      ([name, text]) => ({ name, text }),
    ),
  );
  return Object.fromEntries(found);
}

it('finds the props of the component by its imports, once per demo', () => {
  const text = 'export default () => <><Button size="a" /><Button size="b" {...rest} /></>;';
  expect(
    linksIn({
      Named: `${IMPORT}\n${text}`,
      Renamed: `import B from '@mui/material/Button';\nexport default () => <B wide />;`,
      Foreign: `import Button from './Button';\n${text}`,
      Other: `${IMPORT}\nexport default () => <Other size="a" />;`,
      Invalid: '<',
    }),
  ).toEqual({ size: ['[Named](/page-0/#Named)'], wide: ['[Renamed](/page-0/#Renamed)'] });
});

it('lists demos in the order of the pages, those named after the prop first', () => {
  const text = `${IMPORT}\nexport default () => <Button size="a" />;`;
  expect(linksIn({ Basic: text, Plain: '' }, { Colors: text, ButtonSizes: text })).toEqual({
    size: [
      '[ButtonSizes](/page-1/#ButtonSizes)',
      '[Basic](/page-0/#Basic)',
      '[Colors](/page-1/#Colors)',
    ],
  });
});

it.each([
  ['', []],
  ['Used in 1 demo: [A](#A).', ['[A](#A)']],
  ['Used in 3 demos: A, B, C.', ['A', 'B', 'C']],
  ['Used in 4 demos: A and 3 more.', ['A', 'B', 'C', 'D']],
])('writes "%s"', (text, links) => {
  expect(usedInText(links)).toBe(text);
});
