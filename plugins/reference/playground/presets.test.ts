import { readPresets } from './presets';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

let siteDir: string;

const write = (file: string, text: string) => writeFiles(siteDir, { [file]: text });

beforeEach(() => {
  siteDir = temporaryFolder();
});

describe('readPresets', () => {
  it('finds preset files in folders with and without a page', () => {
    write('docs/button/button.mdx', '');
    write('docs/button/playground.ts', 'export default { Button: { width: 1 } };');
    write('docs/table/playground.ts', 'export default { Table: {}, TableRow: { width: 2 } };');
    expect([...readPresets('docs', siteDir)]).toEqual([
      ['Button', { preset: { width: 1 }, file: 'docs/button/playground.ts' }],
      ['Table', { preset: {}, file: 'docs/table/playground.ts' }],
      ['TableRow', { preset: { width: 2 }, file: 'docs/table/playground.ts' }],
    ]);
  });

  it('rejects two presets of the same component', () => {
    write('docs/a/playground.ts', 'export default { Button: {} };');
    write('docs/b/playground.ts', 'export default { Button: {} };');
    expect(() => readPresets('docs', siteDir)).toThrow(
      'Both docs/a/playground.ts and docs/b/playground.ts preset Button. Remove one of the presets.',
    );
  });

  it('rejects a file without a default export', () => {
    write('docs/a/playground.ts', 'export const Button = {};');
    expect(() => readPresets('docs', siteDir)).toThrow(
      'docs/a/playground.ts has no default export. Export the presets, by component:',
    );
  });
});
