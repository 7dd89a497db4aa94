import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { weighSite } from './built-site';

const SCRIPT = 'console.log(1);'.repeat(20);
const PAGE = '<html><script defer src="/assets/main.js"></script><script>inline()</script></html>';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'built-site-'));
  mkdirSync(path.join(dir, 'assets'));
  mkdirSync(path.join(dir, 'text'));
  writeFileSync(path.join(dir, 'assets/main.js'), SCRIPT);
  writeFileSync(path.join(dir, 'text/index.html'), PAGE);
  writeFileSync(path.join(dir, 'index.html'), '<html></html>');
});

afterEach(() => rmSync(dir, { recursive: true }));

it('counts pages, all files, and what the page itself loads', () => {
  expect(weighSite(dir, '/text/')).toEqual({
    pages: 2,
    outputBytes: SCRIPT.length + PAGE.length + 13,
    pageJsBytes: gzipSync(SCRIPT).length,
  });
});
