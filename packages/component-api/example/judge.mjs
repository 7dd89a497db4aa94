// Compares the props of three public libraries with those that react-docgen-typescript finds.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { describeComponents } from 'react-component-api';

/** The least share of the props, in percent. What is marked as private is missing. */
const LEAST = 99;

const root = path.resolve('judge');
const load = createRequire(path.join(root, 'package.json'));
const { JsxEmit, ModuleKind, ModuleResolutionKind } = load('typescript');
const parser = load('react-docgen-typescript').withCompilerOptions({
  jsx: JsxEmit.ReactJSX,
  module: ModuleKind.ESNext,
  moduleResolution: ModuleResolutionKind.Bundler,
  strict: true,
  types: [],
});

// Attributes of elements are left out on both sides.
const isNative = ({ fileName }) => /@types\/react\/|typescript\/lib\//.test(fileName);

/** The props of each exported component, as `Button.size`. */
function judged(library) {
  const names = Object.keys(load(library)).filter((name) => /^[A-Z]/.test(name));
  const file = path.join(root, 'judge.tsx');
  const lines = names.map((name) => `export const ${name} = library.${name};\n`);
  writeFileSync(file, `import * as library from '${library}';\n${lines.join('')}`);
  // It also lists members of components, such as `Combobox.Target`, as `Target`.
  const components = parser.parse(file).filter(({ displayName }) => names.includes(displayName));
  const props = components.flatMap(({ displayName, props }) =>
    Object.values(props).flatMap(({ name, declarations = [], parent }) => {
      const places = declarations.length > 0 ? declarations : [parent ?? { fileName: '' }];
      return places.every(isNative) ? [] : `${displayName}.${name}`;
    }),
  );
  return new Set(props);
}

for (const library of ['@mantine/core', 'react-bootstrap', 'antd']) {
  const components = describeComponents({ packages: [{ name: library }], root });
  const described = components.flatMap(({ name: component, props, inheritedProps }) =>
    [...props, ...inheritedProps].map(({ name }) => `${component}.${name}`),
  );
  const ours = new Set(described);
  const theirs = judged(library);
  const missing = [...theirs].filter((prop) => !ours.has(prop));
  const share = 100 * (1 - missing.length / theirs.size);
  process.stdout.write(
    `${library}: ${components.length} components, ${share.toFixed(2)} % of ${theirs.size} props; missing: ${missing.join(', ')}\n`,
  );
  assert.ok(theirs.size > 500 && share >= LEAST, `Less than ${LEAST} % of ${library}`);
}
