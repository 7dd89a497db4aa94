import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trailingSlashRedirect } from './trailing-slash';

const parent = mkdtempSync(path.join(tmpdir(), 'slash-'));
const dir = path.join(parent, 'build');

beforeAll(() => {
  for (const folder of ['build/a', 'build/b c', 'build/empty', 'outside']) {
    mkdirSync(path.join(parent, folder), { recursive: true });
  }
  for (const file of ['build/a/index.html', 'build/b c/index.html', 'outside/index.html']) {
    writeFileSync(path.join(parent, file), '');
  }
});
afterAll(() => rmSync(parent, { recursive: true }));

describe('trailingSlashRedirect', () => {
  it.each([
    ['a page', '/a', '/a/'],
    ['a page with a query', '/a?b=1?2', '/a/?b=1?2'],
    ['a page with an encoded name', '/b%20c', '/b%20c/'],
    ['two slashes to a path on this host', '//a', '/a/'],
  ])('redirects %s', (_case, url, target) => {
    expect(trailingSlashRedirect(dir, url)).toBe(target);
  });

  it.each([
    ['a path with a slash', '/a/'],
    ['a folder without a page', '/empty'],
    ['a missing path', '/none'],
    ['a path outside the folder', '/%2e%2e/outside'],
    ['an invalid encoding', '/%zz'],
  ])("doesn't redirect %s", (_case, url) => {
    expect(trailingSlashRedirect(dir, url)).toBeNull();
  });
});
