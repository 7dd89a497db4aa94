/** @jest-environment ./test/unit/jsdom-environment.ts */
import { withEditedModules } from './edited-modules';
import { loadModules } from './modules';

const importable = {
  packages: { react: async () => 'react' },
  files: {
    'docs/button/grains': async () => ({ name: 'original' }),
    'docs/button/other': async () => 'other',
  },
};
const folder = 'docs/button';

async function load(modules: Record<string, string> | undefined, variant: 'TS' | 'JS' = 'TS') {
  const edited = withEditedModules(importable, { modules, folder, variant });
  return loadModules(`import { name } from './grains'; import o from './other';`, folder, edited);
}

it('imports an edited module instead of the original, and unedited ones as they are', async () => {
  const importModule = await load({ 'grains.ts': 'export const name: string = "edited";' });
  expect(importModule('./grains')).toMatchObject({ name: 'edited' });
  expect(importModule('./other')).toBe('other');
});

it('imports an edited module from another one', async () => {
  const importModule = await load(
    {
      'grains.js': `import { kind } from './other';\nexport const name = kind + 's';`,
      'other.js': `export const kind = 'edited';`,
    },
    'JS',
  );
  expect(importModule('./grains')).toMatchObject({ name: 'editeds' });
});

it('imports the originals without edits', async () => {
  expect((await load(undefined))('./grains')).toEqual({ name: 'original' });
});

it('names the file of an error', async () => {
  await expect(load({ 'grains.ts': 'export const name = missing();' })).rejects.toThrow(
    'grains.ts: missing is not defined',
  );
});

it('stops an infinite loop', async () => {
  jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(60_000);
  await expect(load({ 'grains.ts': 'while (true);\nexport const name = 1;' })).rejects.toThrow(
    'grains.ts: A loop was stopped',
  );
});
