import { loadModules } from './modules';

const importable = {
  packages: {
    react: async () => 'react',
    '@mui/material/Button': async () => 'button',
    '@mui/material/Stack': async () => 'stack',
  },
  files: {
    'docs/components/button/grains': async () => 'grains',
    'docs/components/list/rows': async () => 'rows',
  },
};
const folder = 'docs/components/button';

it('loads packages, and modules next to the demo', async () => {
  const code = `import * as React from 'react';
import Button from "@mui/material/Button";
import { grains } from './grains';
import rows from '../list/rows.ts';`;
  const load = await loadModules(code, folder, importable);
  expect(['react', '@mui/material/Button', './grains', '../list/rows.ts'].map(load)).toEqual([
    'react',
    'button',
    'grains',
    'rows',
  ]);
});

it('loads only what the code imports', async () => {
  const load = await loadModules(`import 'react';`, folder, importable);
  expect(() => load('@mui/material/Button')).toThrow("can't be imported here");
});

it('lists what can be imported', async () => {
  const load = await loadModules(`import x from 'left-pad';`, folder, importable);
  expect(() => load('left-pad')).toThrow(
    `"left-pad" can't be imported here. You can import:\n./grains\nreact\n@mui/material/{Button, Stack}`,
  );
});

it("doesn't resolve properties of Object.prototype", async () => {
  const load = await loadModules(`import x from 'constructor';`, folder, importable);
  expect(() => load('constructor')).toThrow("can't be imported here");
});
