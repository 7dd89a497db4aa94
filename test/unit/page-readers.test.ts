import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const PAGE = 'docs-joy/components/button/button.mdx';

it.each<[string, () => unknown]>([
  ['a file', () => readFileSync(PAGE, 'utf8')],
  ['a file, later', () => readFile(path.resolve(PAGE))],
  ['a folder', () => readdirSync('docs-joy')],
  ["a file's existence", () => existsSync(PAGE)],
])("can't read %s of the pages without saying so", async (_case, read) => {
  await expect(async () => read()).rejects.toThrow(
    /^test\/unit\/page-readers\.test\.ts reads docs-joy.*@reads-pages/,
  );
});

it('can read other files', () => {
  expect(existsSync('package.json')).toBe(true);
  expect(existsSync(path.join('/tmp', PAGE))).toBe(false);
});
