import path from 'node:path';
import { demoModule, fenceFile, fencesFolder } from 'docusaurus-demo-islands/live-fences';
import { heightsOf, heightsPlace } from './heights';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const dir = temporaryFolder();

function demo(page: string, heights?: string) {
  if (heights !== undefined) {
    writeFiles(dir, { [`demo-heights/${page}.json`]: heights });
  }
  return heightsPlace(dir, path.join(dir, page, 'BasicButtons.tsx'), '');
}

it('stores the heights of a docs folder, or of an archived version, in one file', () => {
  expect(heightsPlace('/site', '/site/button/demos/BasicButtons.tsx', '')).toEqual({
    file: '/site/demo-heights/button.json',
    key: 'button/demos/BasicButtons',
  });
  const archived = 'docs_versioned_docs/version-6.5.0';
  expect(heightsPlace('/site', `/site/${archived}/demos/Basic.tsx`, '')).toEqual({
    file: '/site/demo-heights/docs_versioned_docs-version-6.5.0.json',
    key: `${archived}/demos/Basic`,
  });
});

it('stores the heights of a live code block by its code instead of its number', () => {
  const place = (name: string, code: string) =>
    heightsPlace(
      '/site',
      path.join(fencesFolder('/site'), fenceFile('docs-joy/button/button.mdx', name)),
      demoModule(code, name),
    );
  const first = place('LiveExample1', '<p>One</p>');
  expect(first).toEqual({
    file: '/site/demo-heights/docs-joy.json',
    key: expect.stringMatching(/^docs-joy\/button\/button#[0-9a-f]{8}$/),
  });
  expect(place('LiveExample2', '<p>One</p>')).toEqual(first);
  expect(place('LiveExample1', '<p>Two</p>')).not.toEqual(first);
});

it('returns the heights of the demo', () => {
  const place = demo('measured', '{"measured/BasicButtons": [120, 80], "Other": [1]}');
  expect(heightsOf(place)).toEqual([120, 80]);
});

it("returns null for a demo or page that hasn't been measured", () => {
  expect(heightsOf(demo('other', '{"Other": [1]}'))).toBeNull();
  expect(heightsOf(demo('none'))).toBeNull();
});

it('reports a file with invalid JSON, and how to regenerate it', () => {
  const place = demo('broken', '{"BasicButtons": [120,');
  expect(() => heightsOf(place)).toThrow(
    `${path.join(dir, 'demo-heights/broken.json')} is not valid JSON. Delete it and run: npm run evidence`,
  );
});
