import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { modulesOf } from './relative-modules';
import { temporaryFolder } from '../testing/temporary-folder';

const folder = temporaryFolder({
  'demos/names.ts': "import './more';\n",
  'demos/more.tsx': 'export {};\n',
  'secret.ts': "export const secret = '';\n",
});
const file = (name: string) => path.join(folder, name);
symlinkSync('../secret.ts', file('demos/link.ts'));

const modules = (source: string) => [...modulesOf(source, file('demos/Basic.tsx')).keys()];

it('finds direct and indirect modules', () => {
  expect(modules("import './names';\n")).toEqual([file('demos/names.ts'), file('demos/more.tsx')]);
});

it.each(['./missing', '../secret', './link'])('rejects %s', (specifier) => {
  expect(() => modules(`import '${specifier}';\n`)).toThrow(
    `${file('demos/Basic.tsx')}: imports "${specifier}", which isn't a .ts or .tsx file next to it.`,
  );
});
