import fs from 'node:fs';
import path from 'node:path';
import { applyPlan } from './plan';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

let root: string;

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const format = async (text: string) => text.trim();

function plan(create: Record<string, string>, edit: Record<string, string> = {}) {
  return {
    create: new Map(Object.entries(create)),
    edit: new Map(Object.entries(edit)),
    next: [],
  };
}

beforeEach(() => {
  root = temporaryFolder({ 'tree.ts': 'old' });
});

describe('applyPlan', () => {
  it('writes and formats new and changed files', async () => {
    await applyPlan(plan({ 'docs/chip/chip.mdx': ' chip ' }, { 'tree.ts': ' new ' }), {
      root,
      format,
    });
    expect([read('docs/chip/chip.mdx'), read('tree.ts')]).toEqual(['chip', 'new']);
  });

  it('does not overwrite files', async () => {
    await expect(
      applyPlan(plan({ 'a.mdx': 'a', 'tree.ts': 'new' }), { root, format }),
    ).rejects.toThrow('tree.ts already exists. Choose another name, or delete it first.');
    expect(fs.readdirSync(root)).toEqual(['tree.ts']);
    expect(read('tree.ts')).toBe('old');
  });

  it('writes nothing if a file cannot be formatted', async () => {
    const failing = async (text: string, file: string) => {
      if (file.endsWith('.tsx')) {
        throw new Error('syntax');
      }
      return text;
    };
    await expect(
      applyPlan(plan({ 'docs/a.mdx': 'a', 'docs/demos/A.tsx': '<' }), { root, format: failing }),
    ).rejects.toThrow('syntax');
    expect(fs.readdirSync(root)).toEqual(['tree.ts']);
  });

  it('removes the files that it wrote if a later one cannot be written', async () => {
    const blocked = plan({ 'docs/a/a.mdx': 'a', 'tree.ts/b.mdx': 'b' }, { 'tree.ts': 'new' });
    await expect(applyPlan(blocked, { root, format })).rejects.toThrow(/ENOTDIR|EEXIST/);
    expect(fs.readdirSync(root)).toEqual(['tree.ts']);
    expect(read('tree.ts')).toBe('old');
  });

  it('restores a changed file', async () => {
    const blocked = {
      ...plan({}, { 'tree.ts': 'new', 'tree.ts/b.ts': 'b' }),
    };
    await expect(applyPlan(blocked, { root, format })).rejects.toThrow();
    expect(read('tree.ts')).toBe('old');
  });
});
