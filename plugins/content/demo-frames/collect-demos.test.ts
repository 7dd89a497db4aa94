/** @reads-pages */
import path from 'node:path';
import { collectDemos } from 'docusaurus-demo-islands/bundle';

const siteDir = path.join(__dirname, '../../..');

it('finds demos with their page and imports, but not the modules next to them', () => {
  const demos = collectDemos(siteDir, 'docs-infra/experiments');
  const found = demos.find(({ name }) => name === 'MediaQueries');
  expect(found).toEqual({
    file: 'docs-infra/experiments/demos/MediaQueries.tsx',
    request: path.join(siteDir, 'docs-infra/experiments/demos/MediaQueries.tsx'),
    page: '',
    name: 'MediaQueries',
    imports: expect.arrayContaining(['@mui/material/Box']),
  });
  expect(demos.map(({ file }) => file)).not.toContain('docs-infra/experiments/demos/grains.ts');
});

it("finds none in a folder that doesn't exist", () => {
  expect(collectDemos(siteDir, 'docs-nothing')).toEqual([]);
});
