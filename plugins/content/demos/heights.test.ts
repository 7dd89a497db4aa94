import path from 'node:path';
import { heightsOf, heightsPlace } from './heights';
import { demoModule, fenceFile, fencesFolder } from './live-fences';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const dir = temporaryFolder();

function demo(page: string, heights?: string) {
  if (heights !== undefined) {
    writeFiles(dir, { [`${page}/heights.json`]: heights });
  }
  return heightsPlace(dir, path.join(dir, page, 'BasicButtons.tsx'), '');
}

it('stores the heights next to the demos', () => {
  expect(heightsPlace('/site', '/site/button/demos/BasicButtons.tsx', '')).toEqual({
    file: '/site/button/demos/heights.json',
    key: 'BasicButtons',
  });
});

it("stores the heights of a live code block next to the page's demos, by its code instead of its number", () => {
  const place = (name: string, code: string) =>
    heightsPlace(
      '/site',
      path.join(fencesFolder('/site'), fenceFile('docs-joy/button/button.mdx', name)),
      demoModule(code, name),
    );
  const first = place('LiveExample1', '<p>One</p>');
  expect(first).toEqual({
    file: '/site/docs-joy/button/demos/heights.json',
    key: expect.stringMatching(/^button\/[0-9a-f]{8}$/),
  });
  expect(place('LiveExample2', '<p>One</p>')).toEqual(first);
  expect(place('LiveExample1', '<p>Two</p>')).not.toEqual(first);
});

it('returns the heights of the demo', () => {
  const place = demo('measured', '{"BasicButtons": [120, 80], "Other": [1]}');
  expect(heightsOf(place)).toEqual([120, 80]);
});

it("returns null for a demo or page that hasn't been measured", () => {
  expect(heightsOf(demo('other', '{"Other": [1]}'))).toBeNull();
  expect(heightsOf(demo('none'))).toBeNull();
});

it('reports a file with invalid JSON, and how to regenerate it', () => {
  const place = demo('broken', '{"BasicButtons": [120,');
  expect(() => heightsOf(place)).toThrow(
    `${path.join(dir, 'broken/heights.json')} is not valid JSON. Regenerate it: npm run demos:measure`,
  );
});
