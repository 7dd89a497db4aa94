import { load } from 'cheerio';
import { sandboxDemos } from '../browser/support/sandbox-demos';
import { htmlOf } from './support/page-html';

describe('the demos whose projects npm run test:full builds', () => {
  const demos = sandboxDemos();

  it('are of all kinds', () => {
    const archived = demos.filter(({ source }) => source.includes('_versioned_docs'));
    expect(demos).toHaveLength(19 + archived.length);
    const needed = new Set(demos.flatMap(({ data }) => Object.keys(data.dependencies)));
    expect([...needed]).toEqual(
      expect.arrayContaining(['@mui/icons-material', '@mui/joy', '@mui/lab', '@mui/system']),
    );
    expect(demos.some(({ data }) => Object.keys(data.modules.TS).length > 0)).toBe(true);
    expect(demos.some(({ data }) => Object.keys(data.images).length > 0)).toBe(true);
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
