import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beginRelease, releaseHash, settleRelease } from './release-hash';

const dir = mkdtempSync(path.join(tmpdir(), 'release-hash-'));
mkdirSync(path.join(dir, 'joy-ui'));

async function hashOf(files: Readonly<Record<string, string>>): Promise<string> {
  beginRelease();
  const asked = releaseHash();
  Object.entries(files).forEach(([name, text]) => writeFileSync(path.join(dir, name), text));
  await settleRelease(dir);
  return asked;
}

it('changes with the text of any page, and with nothing else', async () => {
  const pages = { 'index.html': 'home', 'joy-ui/index.html': 'joy', 'joy-ui/api.json': '1' };
  const first = await hashOf(pages);
  expect(first).toMatch(/^[\da-f]{16}$/);
  expect(await hashOf({ 'joy-ui/api.json': '2' })).toBe(first);
  expect(await hashOf({ 'joy-ui/index.html': 'newer' })).not.toBe(first);
});
