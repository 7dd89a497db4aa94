import path from 'node:path';
import { browserTestInputs } from './browser-test-inputs';
import { openPassStore } from './pass-store';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

let root: string;
const file = (name: string) => path.join(root, name);
const ofPage = (name: string, page: string | null) => ({
  file: `test/browser/${name}`,
  titles: ['works'],
  page,
});

/** Opens the passes anew, as in another run. */
function open(playwrightVersion = '1.0.0') {
  const inputsOf = browserTestInputs({ root, buildDir: file('build'), playwrightVersion });
  const store = openPassStore(file('passes'));
  type Test = Parameters<typeof inputsOf>[0];
  return {
    has: (test: Test) => store.has(inputsOf(test)),
    add: (test: Test) => store.add(inputsOf(test)),
  };
}

beforeEach(() => {
  root = temporaryFolder({
    'build/a/index.html': 'same text',
    'build/b/index.html': 'same text',
    'test/browser/support/help.ts': 'same text',
    'test/browser/one.spec.ts': 'same text',
    'test/browser/two.spec.ts': 'same text',
  });
});

it('stores a pass for later runs', () => {
  expect(open().has(ofPage('one.spec.ts', '/a/'))).toBe(false);
  open().add(ofPage('one.spec.ts', '/a/'));
  expect(open().has(ofPage('one.spec.ts', '/a/'))).toBe(true);
});

it('separates passes by page, file and title, even with the same content', () => {
  open().add(ofPage('one.spec.ts', '/a/'));
  expect(open().has(ofPage('one.spec.ts', '/b/'))).toBe(false);
  expect(open().has(ofPage('two.spec.ts', '/a/'))).toBe(false);
  expect(open().has({ ...ofPage('one.spec.ts', '/a/'), titles: ['works', 'twice'] })).toBe(false);
});

it.each(['build/a/index.html', 'test/browser/one.spec.ts', 'test/browser/support/help.ts'])(
  'invalidates a pass when %s changes, and finds it again after a revert',
  (name) => {
    open().add(ofPage('one.spec.ts', '/a/'));
    writeFiles(root, { [name]: 'other text' });
    expect(open().has(ofPage('one.spec.ts', '/a/'))).toBe(false);
    writeFiles(root, { [name]: 'same text' });
    expect(open().has(ofPage('one.spec.ts', '/a/'))).toBe(true);
  },
);

it('keeps the pass of a page when another page changes', () => {
  open().add(ofPage('one.spec.ts', '/a/'));
  open().add(ofPage('one.spec.ts', null));
  writeFiles(root, { 'build/b/index.html': 'other text' });
  expect(open().has(ofPage('one.spec.ts', '/a/'))).toBe(true);
  expect(open().has(ofPage('one.spec.ts', null))).toBe(false);
});

it('throws for a route without a page', () => {
  expect(() => open().has(ofPage('one.spec.ts', '/none/'))).toThrow(
    'No page for the route "/none/"',
  );
});

it("invalidates passes when Playwright's version changes", () => {
  open().add(ofPage('one.spec.ts', '/a/'));
  expect(open('1.0.1').has(ofPage('one.spec.ts', '/a/'))).toBe(false);
});
