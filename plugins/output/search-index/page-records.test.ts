import { parseDoc } from '../after-build/read-pages';
import { recordsOfPage } from './page-records';

const PAGE = {
  title: 'Button',
  description: 'Starts an action.',
  readDemo: (source: string) =>
    source === 'demos/Sizes'
      ? 'const a = 1;\n\n  return (\n    <Stack>\n      <A />\n    </Stack>\n  );\n}'
      : '',
  ...parseDoc(
    '/material-ui/react-button/',
    `<nav><h2 id="menu">Menu</h2></nav><div class="markdown"><header><h1>Button</h1></header>
    <h2 id="icons"><a class="heading-link" href="#icons">Icons</a></h2>
    <p>With&#8203; an icon.</p><pre>code(<b>1</b>);
code(2);
code(3);
code(4);
code(5);
</pre><pre>other()</pre>
    <div data-source id="IconButtons"><button>Press</button></div>
    <h3 id="sizes">Sizes</h3><p data-search-ignore>Hidden</p><p>Small &amp; large.</p>
    <div data-source="demos/Sizes"><div data-search-ignore><pre>stage</pre></div></div>
    <h2 id="states">States</h2></div>`,
  ),
};

it('finds the page, its sections with their parent headings, and its demos', () => {
  const records = recordsOfPage(PAGE);
  expect(records).toEqual([
    {
      kind: 'page',
      title: 'Button',
      path: [],
      url: '/material-ui/react-button/',
      text: 'Starts an action.',
    },
    {
      kind: 'section',
      title: 'Icons',
      path: ['Button'],
      url: '/material-ui/react-button/#icons',
      text: 'With an icon.',
      code: 'code(1);\ncode(2);\ncode(3);',
    },
    {
      kind: 'section',
      title: 'Sizes',
      path: ['Button', 'Icons'],
      url: '/material-ui/react-button/#sizes',
      text: 'Small & large.',
      code: '<Stack>\n  <A />\n</Stack>',
    },
    {
      kind: 'section',
      title: 'States',
      path: ['Button'],
      url: '/material-ui/react-button/#states',
      text: '',
    },
    {
      kind: 'demo',
      title: 'IconButtons',
      path: ['Button'],
      url: '/material-ui/react-button/#IconButtons',
      text: '',
    },
  ]);
});

it('finds the members of a type that is described by hand', () => {
  const row = (name: string, text: string) =>
    `<div data-row id="grid-model-prop-${name}"><b>name</b><div data-details><i data-label="Type">string</i><div><p>${text}</p><p>More.</p></div></div></div>`;
  const url = '/x/api/data-grid/grid-model/';
  const records = recordsOfPage({
    ...parseDoc(
      url,
      `<div class="markdown"><h2 id="props">Members</h2>${row('items', 'All.')}${row('quick', 'Fast.')}</div>`,
    ),
    readDemo: () => '',
    title: 'GridModel API',
    description: 'The model of a filter. Members of the type GridModel.',
  });
  expect(records).toEqual([
    { kind: 'component', title: 'GridModel', path: [], url, text: 'The model of a filter.' },
    {
      kind: 'prop',
      title: 'items',
      path: ['GridModel'],
      url: `${url}#grid-model-prop-items`,
      text: 'All. More.',
    },
    expect.objectContaining({ title: 'quick', text: 'Fast. More.' }),
  ]);
});
