import { productById } from '../../src/foundation/products';
import { startAssistant } from './support/assistant';
import { siteOrigin } from './support/page-html';
import { readBuilt } from './support/read-built';

const PAGE = '/material-ui/react-button/';

const answer = startAssistant();

describe('search', () => {
  it.each([
    [{ query: 'onclose dialog', limit: 1 }, '/material-ui/api/dialog/#dialog-prop-onClose'],
    [
      { query: 'rowHeight', product: 'x', limit: 3 },
      '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight',
    ],
  ])('answers %j with %s', async (args, url) => {
    expect(await answer('search', args)).toContain(url);
  });
});

describe('get_page', () => {
  it('includes the sources of the demos and the API of the components', async () => {
    const text = await answer('get_page', { page: PAGE });
    expect(text).toContain('```tsx title="BasicButtons.tsx"\nimport Button from ');
    const section = await answer('get_page', { page: PAGE, section: 'Button API' });
    expect(section).toContain('| `variant` |');
  });

  it('returns the longest pages in parts that together are the page', async () => {
    const page = '/material-ui/react-autocomplete/';
    const whole = readBuilt('/material-ui/react-autocomplete.md');
    const limit = 15_000;
    let read = 0;
    for (let offset = 0; offset < whole.length; offset = read) {
      const text = await answer('get_page', { page, offset, limit });
      const [note, next] = /\n\n\[Characters .+ with offset (\d+)\.[^]+$/.exec(text) ?? [];
      read = next ? Number(next) : whole.length;
      expect(read - offset).toBeGreaterThan(0);
      expect(read - offset).toBeLessThanOrEqual(limit);
      expect(note ? text.slice(0, -note.length) : text.trimEnd()).toBe(
        whole.slice(offset, read).trimEnd(),
      );
    }
    expect(whole.length).toBeGreaterThan(5 * limit);
  });
});

describe('get_component_api', () => {
  it.each([
    [{ product: 'material-ui', component: 'Button' }, '/material-ui/api/button/'],
    [{ product: 'joy-ui', component: 'Button' }, '/joy-ui/api/button/'],
    [{ product: 'x', component: 'DataGrid' }, '/x/api/data-grid/data-grid/'],
  ])('answers %j with the page %s', async (args, url) => {
    const text = await answer('get_component_api', args);
    expect(text).toContain(`url: "${siteOrigin()}${url}"`);
    expect(text).toContain('## Props');
  });
});

describe('get_demo', () => {
  it.each([
    ['TypeScript by default', undefined, 'tsx'],
    ['JavaScript', 'JS', 'js'],
  ])('gives a demo in %s', async (_, language, extension) => {
    const demo = 'LoadingIconButton';
    const text = await answer('get_demo', { page: PAGE, demo, language });
    expect(text).toContain(`\`\`\`${extension} title="${demo}.${extension}"`);
  });
});

describe('compare_versions', () => {
  const { version, earlier } = productById('material-ui');
  const versions = { from: earlier![0]!.version, to: version };

  it('compares the API of one component', async () => {
    expect(await answer('compare_versions', { ...versions, component: 'Grid' })).toContain(
      'Props:',
    );
  });

  it('lists the changes of all components, without packages that one version lacks', async () => {
    const all = await answer('compare_versions', versions);
    expect(all).toMatch(/^- removed \*\*(?:Hidden|GridLegacy)\*\*/m);
    // From `@mui/lab`, which the site only describes for one version, so it isn't new.
    expect(all).not.toContain('Masonry');
    expect(all).toContain('@mui/lab');
  });
});
