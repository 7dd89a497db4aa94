import { load } from 'cheerio';
import { sandboxDemos } from '../browser/support/sandbox-demos';
import { htmlOf } from './support/page-html';

describe('the demos whose projects npm run test:full builds', () => {
  const demos = sandboxDemos();

  it('are twenty demos of all kinds', () => {
    expect(demos).toHaveLength(20);
    const needed = new Set(demos.flatMap(({ data }) => Object.keys(data.dependencies)));
    expect([...needed]).toEqual(
      expect.arrayContaining(['@mui/icons-material', '@mui/joy', '@mui/lab', '@mui/system']),
    );
    expect(demos.some(({ data }) => Object.keys(data.modules.TS).length > 0)).toBe(true);
    expect(demos.some(({ data }) => Object.keys(data.images).length > 0)).toBe(true);
  });

  it('depend on the version of their docs', () => {
    const archived = demos.find(({ route }) => route.startsWith('/material-ui/v6/'));
    expect(archived?.data.dependencies).toMatchObject({ '@mui/material': '6.5.0' });
  });
});

it('the option "hideEditButton" removes only the buttons that open online editors', () => {
  const $ = load(htmlOf('/experiments/docs/demos/'));
  const labels = (name: string) =>
    $(`[role="toolbar"][aria-label="Controls of demo ${name}"] button`)
      .toArray()
      .map((button) => $(button).attr('aria-label') ?? $(button).text());
  expect(labels('WithoutEditors')).toContain('Copy');
  expect(labels('WithoutEditors').join()).not.toContain('Open in');
  expect(labels('PlainSurface')).toContain('Open in StackBlitz');
});
