import { parseDoc } from '../after-build/read-pages';
import { recordsOfPage } from './page-records';

const PAGE = {
  url: '/material-ui/react-button/',
  title: 'Button',
  description: 'Starts an action.',
  $: parseDoc(`<nav><h2 id="menu">Menu</h2></nav><div class="markdown"><header><h1>Button</h1></header>
    <h2 id="icons">Icons<a class="hash-link" href="#icons">#</a></h2>
    <p>With&#8203; an icon.</p><pre>code()</pre>
    <div data-source id="IconButtons"><button>Press</button></div>
    <h3 id="sizes">Sizes</h3><p data-search-ignore>Hidden</p><p>Small &amp; large.</p>
    <h2 id="states">States</h2></div>`),
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
    },
    {
      kind: 'section',
      title: 'Sizes',
      path: ['Button', 'Icons'],
      url: '/material-ui/react-button/#sizes',
      text: 'Small & large.',
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

it('finds the rows of an API page and marks inherited props', () => {
  const row = (id: string, text: string) =>
    `<div data-row id="${id}"><b>name</b><div data-details><i data-label="Type">string</i><div><p>${text}</p><p>More.</p></div></div></div>`;
  const records = recordsOfPage({
    url: '/material-ui/api/button/',
    title: 'Button API',
    description: 'All props.',
    $: parseDoc(`<div class="markdown"><h2 id="props">Props</h2>${row('button-prop-size', 'How large.')}
      <h2 id="inheritance">Inheritance</h2>${row('button-prop-focusRipple', 'Ripples.')}
      <h2 id="classes">CSS classes</h2>${row('button-classes-MuiButton-root', 'Root.')}</div>`),
  });
  expect(records.map(({ kind, title, path, inherited }) => [kind, title, path, inherited])).toEqual(
    [
      ['component', 'Button', [], undefined],
      ['prop', 'size', ['Button'], undefined],
      ['prop', 'focusRipple', ['Button'], true],
      ['class', 'MuiButton-root', ['Button'], undefined],
    ],
  );
  expect(records[2].text).toBe('');
  expect(records[1]).toMatchObject({
    url: '/material-ui/api/button/#button-prop-size',
    text: 'How large. More.',
  });
});

it.each([
  ['/x/api/data-grid/data-grid/', 'DataGrid API', 'component', 'DataGrid'],
  ['/x/api/data-grid/', 'Data grid', 'page', 'Data grid'],
  ['/material-ui/api/compare/', 'Compare versions', 'page', 'Compare versions'],
])('takes %s, titled %s, for a %s', (url, title, kind, name) => {
  const [record] = recordsOfPage({ url, title, description: '', $: parseDoc('') });
  expect(record).toMatchObject({ kind, title: name });
});

it('truncates a long text at the end of a word', () => {
  const description = 'word '.repeat(100);
  const [{ text }] = recordsOfPage({ ...PAGE, description });
  expect(text.length).toBeLessThanOrEqual(280);
  expect(text.endsWith('word')).toBe(true);
});
