import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { modulesOf } from './relative-modules';

const folder = mkdtempSync(path.join(tmpdir(), 'relative-modules-'));
const file = (name: string) => path.join(folder, name);
mkdirSync(file('demos'));
writeFileSync(file('demos/names.ts'), "import './more';\n");
writeFileSync(file('demos/more.tsx'), 'export {};\n');
writeFileSync(file('secret.ts'), "export const secret = '';\n");
symlinkSync('../secret.ts', file('demos/link.ts'));
afterAll(() => rmSync(folder, { recursive: true }));

const modules = (source: string) => [...modulesOf(source, file('demos/Basic.tsx')).keys()];

it('finds direct and indirect modules', () => {
  expect(modules("import './names';\n")).toEqual([file('demos/names.ts'), file('demos/more.tsx')]);
});

it.each(['./missing', '../secret', './link'])('rejects %s', (specifier) => {
  expect(() => modules(`import '${specifier}';\n`)).toThrow(
    `${file('demos/Basic.tsx')}: imports "${specifier}", which isn't a .ts or .tsx file next to it.`,
  );
});
