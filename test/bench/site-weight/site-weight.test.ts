import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { weighSite } from './site-weight';

const SCRIPT = 'console.log(1);'.repeat(20);
const OWN_SCRIPT = 'console.log(2);'.repeat(10);
const PAGE =
  '<html><script defer src="/assets/main.a1.js"></script><script src=/assets/own.b2.js></script>' +
  '<script>inline()</script></html>';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'site-weight-'));
  mkdirSync(path.join(dir, 'assets'));
  mkdirSync(path.join(dir, 'text'));
  writeFileSync(path.join(dir, 'assets/main.a1.js'), SCRIPT);
  writeFileSync(path.join(dir, 'assets/own.b2.js'), OWN_SCRIPT);
  writeFileSync(path.join(dir, 'text/index.html'), PAGE);
  writeFileSync(path.join(dir, 'index.html'), '<html></html>');
});

afterEach(() => rmSync(dir, { recursive: true }));

it('counts pages, output bytes, the scripts of a page, and those of every page', () => {
  expect(weighSite(dir, '/text/')).toEqual({
    pages: 2,
    outputBytes: SCRIPT.length + OWN_SCRIPT.length + PAGE.length + 13,
    pageJsBytes: gzipSync(SCRIPT).length + gzipSync(OWN_SCRIPT).length,
    mainJsBytes: gzipSync(SCRIPT).length,
  });
});
