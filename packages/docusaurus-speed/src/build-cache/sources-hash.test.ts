import fs from 'node:fs';
import path from 'node:path';
import { sourcesHash } from './sources-hash';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder';

describe('sourcesHash', () => {
  let root: string;

  beforeEach(() => {
    root = temporaryFolder({ 'plugins/a/index.ts': 'one' });
  });

  it('is the same for the same files', () => {
    expect(sourcesHash(root, ['plugins'])).toBe(sourcesHash(root, ['plugins']));
  });

  it('is the same after a change of tests and READMEs', () => {
    const before = sourcesHash(root, ['plugins']);
    writeFiles(root, {
      'plugins/README.md': '',
      'plugins/a/index.test.tsx': '',
      'plugins/a/__snapshots__/index.test.tsx.snap': '',
      'plugins/a/fixtures/one.ts': '',
      'plugins/a/testing.ts': '',
    });
    expect(sourcesHash(root, ['plugins'])).toBe(before);
  });

  it("changes with a file's content or name and with a new file", () => {
    const before = sourcesHash(root, ['plugins']);
    writeFiles(root, { 'plugins/a/index.ts': 'two' });
    const changed = sourcesHash(root, ['plugins']);
    fs.renameSync(path.join(root, 'plugins/a/index.ts'), path.join(root, 'plugins/a/other.ts'));
    const renamed = sourcesHash(root, ['plugins']);
    writeFiles(root, { 'plugins/a/new.ts': '' });
    const added = sourcesHash(root, ['plugins']);
    expect(new Set([before, changed, renamed, added]).size).toBe(4);
  });
});
