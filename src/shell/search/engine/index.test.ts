import fc from '@site/test/unit/properties';
import { anyQuery, recordOf, shardOf } from '../testing';
import { SearchEngine } from '.';

const material = shardOf({ landing: '/material-ui/getting-started/' });
const joy = shardOf({
  product: 'joy-ui',
  productName: 'Joy UI',
  version: '5.0.0-beta.49',
  paths: ['/joy-ui'],
  landing: '/joy-ui/getting-started/',
});
const x = shardOf({ product: 'x', productName: 'MUI X', paths: ['/x'] });
const system = shardOf({ product: 'system', productName: 'MUI System', paths: ['/system'] });

const engine = new SearchEngine();

const RECORDS = [
  recordOf('page', 'App Bar', '/material-ui/react-app-bar/'),
  recordOf('page', 'Stepper', '/material-ui/react-stepper/'),
  recordOf('section', 'Vertical stepper', '/material-ui/react-stepper/#vertical-stepper', {
    path: ['Stepper'],
  }),
  recordOf('class', 'MuiStepper-vertical', '/material-ui/api/stepper/#vertical', {
    path: ['Stepper'],
  }),
  recordOf('section', 'Spacing', '/material-ui/react-grid-legacy/#spacing', {
    path: ['Grid'],
    deprecated: true,
  }),
  recordOf('section', 'Spacing', '/material-ui/react-grid/#spacing', { path: ['Grid'] }),
  recordOf('page', 'Breakpoints', '/material-ui/customization/breakpoints/'),
  recordOf('class', 'MuiTabs-hideMobile', '/material-ui/api/tabs/#hide', { path: ['Tabs'] }),
  recordOf('section', 'You have provided an out-of-range value for the select component', '/e/#a', {
    path: ['Errors and warnings'],
  }),
  recordOf('page', 'Button', '/material-ui/react-button/', { text: 'Buttons start actions.' }),
  recordOf('page', 'Text field', '/material-ui/react-text-field/'),
  recordOf('page', 'Overview', '/material-ui/getting-started/'),
  recordOf('component', 'Button', '/material-ui/api/button/', { uses: 9 }),
  recordOf('component', 'Dialog', '/material-ui/api/dialog/'),
  recordOf('component', 'Snackbar', '/material-ui/api/snackbar/'),
  recordOf('section', 'Sizes', '/material-ui/react-button/#sizes', { path: ['Button'] }),
  recordOf('section', 'Sizes', '/material-ui/react-button/#sizes-1', {
    path: ['Button', 'Icon button'],
  }),
  recordOf('demo', 'ButtonSizes', '/material-ui/react-button/#ButtonSizes', { path: ['Button'] }),
  recordOf('prop', 'onClose', '/material-ui/api/dialog/#dialog-prop-onClose', {
    path: ['Dialog'],
  }),
  recordOf('section', 'Variant', '/material-ui/react-drawer/#variant', { path: ['Drawer'] }),
  recordOf('prop', 'variant', '/material-ui/api/drawer/#drawer-prop-variant', {
    path: ['Drawer'],
  }),
  recordOf('prop', 'variant', '/material-ui/api/button/#button-prop-variant', {
    path: ['Button'],
  }),
  recordOf('prop', 'sx', '/material-ui/api/button/#button-prop-sx', { path: ['Button'] }),
  recordOf('section', 'API', '/material-ui/react-button/#api', { path: ['Button'] }),
  recordOf('section', 'Joy UI', '/material-ui/theme-scoping/#joy-ui', { path: ['Theme scoping'] }),
  recordOf('section', 'sx', '/material-ui/migration/#sx', { path: ['Migration'] }),
  recordOf('prop', 'variant', '/material-ui/api/tab/#tab-prop-variant', {
    path: ['Tab'],
    inherited: true,
  }),
  recordOf('prop', 'variant', '/material-ui/api/tabs/#tabs-prop-variant', { path: ['Tabs'] }),
  recordOf('class', 'MuiButton-root', '/material-ui/api/button/#button-classes-MuiButton-root', {
    path: ['Button'],
  }),
];

beforeAll(async () => {
  await engine.add(material, RECORDS);
  await engine.add(joy, [
    recordOf('page', 'Button', '/joy-ui/react-button/'),
    recordOf('page', 'Sheet', '/joy-ui/react-sheet/'),
    recordOf('page', 'Overview', '/joy-ui/getting-started/'),
  ]);
  await engine.add(x, [
    recordOf('page', 'Data grid', '/x/react-data-grid/', { text: 'Sort and filter rows.' }),
    recordOf('page', 'Sorting', '/x/react-data-grid/sorting/'),
    recordOf('page', 'Filtering', '/x/react-data-grid/filtering/'),
    recordOf('page', 'Localization', '/x/react-data-grid/localization/'),
    recordOf('page', 'Localization', '/x/react-date-pickers/localization/'),
  ]);
  await engine.add(system, [recordOf('page', 'The sx prop', '/system/the-sx-prop/')]);
});

const found = (query: string, home = material) =>
  engine.search(query, home).map(({ record }) => record.url);

it.each([
  'TextField',
  'textfield',
  'text field',
  'text-field',
  'text fi',
  'textfeild',
  'TEXTFIELD',
])('finds the text field by %s', (query) => {
  expect(found(query)[0]).toBe('/material-ui/react-text-field/');
});

it("ranks the reader's product first", () => {
  expect(found('button')[0]).toBe('/material-ui/react-button/');
  expect(found('button', joy)[0]).toBe('/joy-ui/react-button/');
  expect(found('sheet')[0]).toBe('/joy-ui/react-sheet/');
});

it.each([
  ['onclose dialog', '/material-ui/api/dialog/#dialog-prop-onClose'],
  ['dialog onClose', '/material-ui/api/dialog/#dialog-prop-onClose'],
  ['button variant', '/material-ui/api/button/#button-prop-variant'],
  ['MuiButton-root', '/material-ui/api/button/#button-classes-MuiButton-root'],
  ['drawer variant', '/material-ui/api/drawer/#drawer-prop-variant'],
  ['icon button sizes', '/material-ui/react-button/#sizes-1'],
  ['toast', '/material-ui/api/snackbar/'],
  ['navbar', '/material-ui/react-app-bar/'],
  ['navbr', '/material-ui/react-app-bar/'],
  ['stepper vertical', '/material-ui/react-stepper/#vertical-stepper'],
  ['grid spacing not working', '/material-ui/react-grid/#spacing'],
  ['hide on mobile', '/material-ui/customization/breakpoints/'],
  ['joy button', '/joy-ui/react-button/'],
  [
    'MUI: You have provided an out-of-range value `undefined` for the select component. Consider',
    '/e/#a',
  ],
  ['sx', '/system/the-sx-prop/'],
  ['sx prop', '/system/the-sx-prop/'],
  ['joy ui', '/joy-ui/getting-started/'],
  ['button api', '/material-ui/api/button/'],
  ['react button component', '/material-ui/react-button/'],
  ['variant', '/material-ui/api/button/#button-prop-variant'],
  ['getting started', '/material-ui/getting-started/'],
  ['material ui overview', '/material-ui/getting-started/'],
])('answers "%s"', (query, url) => {
  expect(found(query)[0]).toBe(url);
});

it.each([
  ['data grid', '/x/react-data-grid/'],
  ['sort data grid', '/x/react-data-grid/sorting/'],
  ['data grid sorting', '/x/react-data-grid/sorting/'],
  ['datagrid sorting', '/x/react-data-grid/sorting/'],
  ['filter data grid', '/x/react-data-grid/filtering/'],
  ['date pickers localization', '/x/react-date-pickers/localization/'],
])('finds a page below a component for "%s"', (query, url) => {
  expect(found(query)[0]).toBe(url);
});

it('answers a task with a section of another product before a part of the words at home', async () => {
  const products = new SearchEngine();
  await products.add(material, [
    recordOf('page', 'Pagination', '/material-ui/react-pagination/'),
    recordOf('section', 'Server rendering', '/material-ui/guides/server-rendering/#usage'),
    recordOf('prop', 'page', '/material-ui/api/pagination/#pagination-prop-page', {
      path: ['Pagination'],
      text: 'The current page of a pagination on the server.',
    }),
  ]);
  await products.add(x, [
    recordOf('section', 'Server-side pagination', '/x/react-data-grid/pagination/#server', {
      path: ['Pagination'],
      text: 'The server returns one page of rows.',
    }),
  ]);
  const [first] = products.search('server pagination', material);
  expect(first?.record.url).toBe('/x/react-data-grid/pagination/#server');
});

it('puts what belongs to a page that a task names before the same words elsewhere', async () => {
  const products = new SearchEngine();
  await products.add(material, [
    recordOf('section', 'Loading', '/material-ui/react-table/#loading', {
      path: ['Table'],
      text: 'A skeleton shows while rows load.',
    }),
    recordOf('section', 'Loading', '/material-ui/react-skeleton/#loading', {
      path: ['Skeleton'],
      text: 'The shape shows while rows load.',
    }),
  ]);
  const [first] = products.search('show skeleton while rows load', material);
  expect(first?.record.url).toBe('/material-ui/react-skeleton/#loading');
});

it('puts a page about an upgrade below another with the same words, but not an equivalent', async () => {
  const products = new SearchEngine();
  const sections = [
    'migration/upgrade-to-v6',
    'migration/coming-from-another-library',
    'guides/css',
  ];
  await products.add(
    material,
    sections.map((page) => recordOf('section', 'Injection order', `/material-ui/${page}/#order`)),
  );
  const urls = products.search('injection order', material).map(({ record }) => record.url);
  expect(urls.at(-1)).toBe('/material-ui/migration/upgrade-to-v6/#order');
});

it('finds the name of a package that contains the name of a product', async () => {
  const products = new SearchEngine();
  await products.add(material, [
    recordOf('page', 'Migration from v4', '/material-ui/migration/migration-v4/'),
    recordOf('section', 'Corners', '/material-ui/react-paper/#corners'),
  ]);
  const [first] = products.search('@material-ui/core', material);
  expect(first?.record.url).toBe('/material-ui/migration/migration-v4/');
});

it('finds a name with its two words in the other order', async () => {
  const products = new SearchEngine();
  await products.add(material, [
    recordOf('component', 'IconButton', '/material-ui/api/icon-button/'),
    recordOf('section', 'Button with icon', '/material-ui/react-button/#icons'),
  ]);
  const [first] = products.search('button icon', material);
  expect(first?.record.url).toBe('/material-ui/api/icon-button/');
});

it('finds the pages with the most similar titles for a query without a hit', () => {
  expect(found('bxtxzn')).toEqual([]);
  const nearest = engine.nearest('bxtxzn', material).map(({ record }) => record.title);
  expect(nearest).toHaveLength(3);
  expect(nearest[0]).toBe('Button');
});

it("finds a component by its name in a reader's language", async () => {
  const languages = new SearchEngine();
  await languages.add(material, [
    recordOf('section', 'Button labels', '/a/#b'),
    recordOf('page', 'Button', '/material-ui/react-button/'),
  ]);
  for (const query of ['Schaltfläche', '按钮', 'ボタン', 'botón', 'кнопка']) {
    expect(languages.search(query, material)[0]?.record.url).toBe('/material-ui/react-button/');
  }
});

it("ranks a prop's declaration above inherited ones", () => {
  const props = found('prop:variant');
  expect(props.indexOf('/material-ui/api/tabs/#tabs-prop-variant')).toBeLessThan(
    props.indexOf('/material-ui/api/tab/#tab-prop-variant'),
  );
});

it('starts with the first page of the product and its most used components', () => {
  const urls = (home?: typeof material) => engine.popular(home).map(({ record }) => record.url);
  expect(urls(material)).toEqual(['/material-ui/getting-started/', '/material-ui/react-button/']);
  expect(urls()).toEqual(['/material-ui/getting-started/', '/joy-ui/getting-started/']);
});

it('applies operators', () => {
  expect(found('prop:variant in:Button')).toEqual(['/material-ui/api/button/#button-prop-variant']);
  expect(found('class:button')).toEqual(['/material-ui/api/button/#button-classes-MuiButton-root']);
});

it('limits results to a version', async () => {
  const versions = new SearchEngine();
  const before = shardOf({ version: '6.5.0', current: false, paths: ['/material-ui/v6'] });
  await versions.add(material, [recordOf('page', 'Grid', '/material-ui/react-grid/')]);
  await versions.add(before, [recordOf('page', 'Grid', '/material-ui/v6/react-grid/')]);
  const urls = (query: string) => versions.search(query, material).map(({ record }) => record.url);
  expect(urls('grid version:6')).toEqual(['/material-ui/v6/react-grid/']);
  expect(urls('grid version:7.3.2')).toEqual(['/material-ui/react-grid/']);
  expect(urls('grid')).toHaveLength(2);
});

it('finds nothing for unknown words or an empty query', () => {
  expect(found('zzzzqqq')).toEqual([]);
  expect(found(' .*? ')).toEqual([]);
});

it('finds records that are named like a property of every object', async () => {
  const own = new SearchEngine();
  const names = Object.getOwnPropertyNames(Object.prototype);
  await own.add(
    material,
    names.map((name) => recordOf('prop', name, `#${name}`)),
  );
  for (const name of names) {
    expect(own.search(name)[0]?.record.title).toBe(name);
  }
});

it('answers any text', () => {
  fc.assert(
    fc.property(anyQuery(), (query) => {
      const points = engine.search(query, material).map((hit) => hit.points);
      expect(points.every(Number.isFinite)).toBe(true);
    }),
  );
});
