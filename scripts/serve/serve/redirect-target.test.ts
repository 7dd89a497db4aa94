import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { redirectTarget } from './redirect-target';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const parent = temporaryFolder({
  'build/a/index.html': '',
  'build/b c/index.html': '',
  'build/material-ui/react-button/index.html': '',
  'outside/index.html': '',
});
const dir = path.join(parent, 'build');
mkdirSync(path.join(dir, 'empty'));

describe('redirectTarget', () => {
  it.each([
    ['a page', '/a', '/a/'],
    ['a page with a query', '/a?b=1?2', '/a/?b=1?2'],
    ['a page with an encoded name', '/b%20c', '/b%20c/'],
    ['two slashes to a path on this host', '//a', '/a/'],
    ['repeated slashes', '/material-ui//react-button/?a=//', '/material-ui/react-button/?a=//'],
    ['repeated slashes of a file', '//assets///a%2Fb.js', '/assets/a%2Fb.js'],
    ['repeated slashes before another host', '///evil.example/', '/evil.example/'],
    ['a path with dots', '/b%20c/../a', '/a/'],
    ['a moved page', '/components/buttons/?b=1', '/material-ui/react-button/?b=1'],
  ])('redirects %s', (_case, url, target) => {
    expect(redirectTarget(dir, url)).toBe(target);
  });

  it.each([
    ['a path with a slash', '/a/'],
    ['a folder without a page', '/empty'],
    ['a missing path', '/none'],
    ['a path outside the folder', '/%2e%2e/outside'],
    ['an invalid encoding', '/%zz'],
    ['a moved page without its target', '/components/cards/'],
  ])("doesn't redirect %s", (_case, url) => {
    expect(redirectTarget(dir, url)).toBeNull();
  });
});
