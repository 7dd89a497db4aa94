import { load } from 'cheerio';
import type { CheerioAPI } from 'cheerio';
import LEADS from '../../plugins/reference/api-pages/leads.json';
import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import { productById } from '../../src/foundation/products';
import { htmlOf } from './support/page-html';
import { readBuilt } from './support/read-built';

function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).text().trim());
}

function hrefsOf($: CheerioAPI, selector: string): (string | undefined)[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr('href'));
}

const { version, earlier } = productById('material-ui');
const before = earlier![0]!.version;
/** The list of changes on a component's page, which is folded if it's long. */
const CHANGED = '#what-changed + :is(ul, details)';
const CHANGES = `Changes since v${parseInt(before, 10)}`;

describe('the API page of Button', () => {
  const $ = load(htmlOf('/material-ui/api/button/'));

  it('lists its sections in order', () => {
    expect(textsOf($, 'article :is(h1, h2, h3)')).toEqual([
      'Button API',
      'Props',
      'Import',
      'Playground',
      'Inheritance',
      'Theme default props',
      'CSS classes',
      CHANGES,
      'Source code',
    ]);
  });

  it('lists its props in the table of contents', () => {
    const links = hrefsOf($, 'nav[aria-label="Page table of contents"] a');
    expect(links).toContain('#button-prop-startIcon');
    expect($('#button-prop-startIcon')).toHaveLength(1);
  });

  it('has an entry in the sidebar, marked as the current page', () => {
    const sidebar = 'nav[aria-label="Material UI documentation"]';
    expect(textsOf($, `${sidebar} a[aria-current="page"]`)).toEqual(['Button']);
    expect($(`${sidebar} a[href^="/material-ui/api/"]`).length).toBeGreaterThan(140);
  });

  it('lists inherited props and states whether the sx prop is accepted', () => {
    const inherited = $('[role="table"][aria-label="Inherited props of Button"]');
    expect(inherited.find('[data-row]').text()).toContain('focusRipple');
    expect($('article').text()).toContain('The sx prop is accepted.');
  });

  it('contains the component and its code in the playground', () => {
    const playground = $('[data-playground="Button"]');
    expect(playground.find('.demo-root button')).toHaveLength(1);
    expect(playground.find('[aria-label="Code"]').text()).toContain('<Button variant="contained">');
  });
});

describe('the demos in which a prop is used', () => {
  const LINK = /<a href="?(\/[^"#>]+)#([A-Z]\w*)"?>\2</g;
  const pages = filesBelow('', BUILD_DIR, /\/api\/.*index\.html$/).map(
    (file) => `${file.replace(/index\.html$/, '')}`,
  );

  it('are linked in the row of the prop', () => {
    const $ = load(htmlOf('/material-ui/api/button/'));
    expect($('#button-prop-color').text()).toContain('Used in 1 demo: ColorButtons');
    expect(hrefsOf($, '#button-prop-color a:contains("ColorButtons")')).toEqual([
      '/material-ui/react-button/#ColorButtons',
    ]);
    expect($('#button-prop-variant').text()).toMatch(/Used in \d+ demos: \w+ and \d+ more\./);
  });

  it('are on the page that is linked', () => {
    const links = pages.flatMap((page) =>
      Array.from(htmlOf(page).matchAll(LINK), ([, path = '', name = '']) => ({ page, path, name })),
    );
    expect(links.length).toBeGreaterThan(1000);
    expect(
      links.filter(({ path, name }) => !new RegExp(` id="?${name}[" >]`).test(htmlOf(path))),
    ).toEqual([]);
  });
});

it('the API page of Chip says which props are new and what changed', () => {
  const $ = load(htmlOf('/material-ui/api/chip/'));
  expect(textsOf($, '[id^="chip-prop-"]').filter((row) => row.includes('since v'))).not.toEqual([]);
  expect($('#chip-prop-size').text()).not.toContain('since');
  expect(textsOf($, 'article h2')).toContain(CHANGES);
  expect(hrefsOf($, 'article a:contains("side by side")')).toContain(
    `/material-ui/api/compare/?component=Chip&from=${before}&to=${version}`,
  );
});

it('the page of Dialog links to the API of its components and to their changes', () => {
  const $ = load(htmlOf('/material-ui/react-dialog/'));
  expect(textsOf($, '#api ~ ul a[href="/material-ui/api/dialog-title/"]')).toEqual([
    '<DialogTitle />',
  ]);
  expect(textsOf($, `${CHANGED} li`)).toContainEqual(
    expect.stringMatching(`^<Dialog />: .*removed props? .*\\(Dialog ${before} → ${version}\\)$`),
  );
  expect(hrefsOf($, `${CHANGED} a`)).toContain(
    `/material-ui/api/compare/?component=Dialog&from=${before}&to=${version}`,
  );
});

it('every API page says what its component is', () => {
  const unknown = filesBelow('api-data', BUILD_DIR, /^(?!.*schema).*\.json$/)
    .map((file) => JSON.parse(readBuilt(file)) as { name: string; product: string })
    .filter(({ name, product }) => !(`${product}/${name}` in LEADS) && !(name in LEADS))
    .map(({ name }) => name);
  expect(unknown).toEqual([]);
});

describe('the types of the data grid', () => {
  it('are linked from the index of the data grid', () => {
    const $ = load(htmlOf('/x/api/data-grid/'));
    expect(textsOf($, 'article a[href="/x/api/data-grid/grid-col-def/"]')).toEqual(['GridColDef']);
  });

  it('have API pages with their members and a sidebar entry', () => {
    const $ = load(htmlOf('/x/api/data-grid/grid-col-def/'));
    expect(textsOf($, 'article h1')).toEqual(['GridColDef API']);
    expect($('[role="table"][aria-label="Props of GridColDef"] [id$="-prop-field"]')).toHaveLength(
      1,
    );
    const current = 'nav[aria-label="MUI X documentation"] a[aria-current="page"]';
    expect(textsOf($, current)).toEqual(['GridColDef']);
  });
});

it('publishes the API data with its schema', () => {
  const read = (file: string) =>
    JSON.parse(readBuilt(`api-data/material-ui/${version}/${file}`)) as Record<string, unknown>;
  const button = read('Button.json');
  expect(button).toMatchObject({ name: 'Button', slug: 'button', themeName: 'MuiButton' });
  expect(read(String(button.$schema))).toMatchObject({ title: expect.any(String), type: 'object' });
});
