import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openResultStore } from './result-store';

let root: string;
const file = (name: string) => path.join(root, name);
const open = (playwrightVersion = '1.0.0') =>
  openResultStore({
    dir: file('results'),
    buildDir: file('build'),
    supportDir: file('support'),
    playwrightVersion,
  });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'results-'));
  for (const folder of ['build/a', 'build/b', 'support']) {
    mkdirSync(file(folder), { recursive: true });
  }
  for (const name of [
    'build/a/index.html',
    'build/b/index.html',
    'support/help.ts',
    'one.spec.ts',
    'two.spec.ts',
  ]) {
    writeFileSync(file(name), 'same text');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

describe('openResultStore', () => {
  it('remembers a result for a later run', () => {
    expect(open().has(file('one.spec.ts'), '/a/')).toBe(false);
    open().add(file('one.spec.ts'), '/a/');
    expect(open().has(file('one.spec.ts'), '/a/')).toBe(true);
  });

  it('keeps routes and tests apart, even with the same content', () => {
    open().add(file('one.spec.ts'), '/a/');
    expect(open().has(file('one.spec.ts'), '/b/')).toBe(false);
    expect(open().has(file('two.spec.ts'), '/a/')).toBe(false);
  });

  it.each(['build/a/index.html', 'one.spec.ts', 'support/help.ts'])(
    'forgets a result when %s changes, and remembers it when the change is undone',
    (name) => {
      open().add(file('one.spec.ts'), '/a/');
      writeFileSync(file(name), 'other text');
      expect(open().has(file('one.spec.ts'), '/a/')).toBe(false);
      writeFileSync(file(name), 'same text');
      expect(open().has(file('one.spec.ts'), '/a/')).toBe(true);
    },
  );

  it('names a route that has no page', () => {
    expect(() => open().has(file('one.spec.ts'), '/none/')).toThrow(
      'No page for the route "/none/"',
    );
  });

  it('forgets results with another version of Playwright', () => {
    open().add(file('one.spec.ts'), '/a/');
    expect(open('1.0.1').has(file('one.spec.ts'), '/a/')).toBe(false);
  });
});
