import { gzipSync } from 'node:zlib';
import { weighSite } from './site-weight';
import { temporaryFolder } from '../../unit/temporary-folder';

const SCRIPT = 'console.log(1);'.repeat(20);
const OWN_SCRIPT = 'console.log(2);'.repeat(10);
const PAGE =
  '<html><script defer src="/assets/main.a1.js"></script><script src=/assets/own.b2.js></script>' +
  '<script>inline()</script></html>';

const dir = temporaryFolder({
  'assets/main.a1.js': SCRIPT,
  'assets/own.b2.js': OWN_SCRIPT,
  'text/index.html': PAGE,
  'index.html': '<html></html>',
});

it('counts pages, output bytes, the scripts of a page, and those of every page', () => {
  expect(weighSite(dir, '/text/')).toEqual({
    pages: 2,
    outputBytes: SCRIPT.length + OWN_SCRIPT.length + PAGE.length + 13,
    pageJsBytes: gzipSync(SCRIPT).length + gzipSync(OWN_SCRIPT).length,
    mainJsBytes: gzipSync(SCRIPT).length,
  });
});
