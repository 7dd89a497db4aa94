// Writes the props that react-docgen-typescript finds. It runs in the folder with the libraries.
const { writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

const [folder, library, output] = process.argv.slice(2);
const load = createRequire(path.join(folder, 'package.json'));

// Attributes of elements are left out on both sides.
const isNative = ({ fileName }) => /@types\/react\/|typescript\/lib\//.test(fileName);

const names = Object.keys(load(library)).filter((name) => /^[A-Z]/.test(name));
const file = path.join(folder, 'judge.tsx');
const lines = names.map((name) => `export const ${name} = library.${name};\n`);
writeFileSync(file, `import * as library from '${library}';\n${lines.join('')}`);

const { JsxEmit, ModuleKind, ModuleResolutionKind } = load('typescript');
const parser = load('react-docgen-typescript').withCompilerOptions({
  jsx: JsxEmit.ReactJSX,
  module: ModuleKind.ESNext,
  moduleResolution: ModuleResolutionKind.Bundler,
  strict: true,
  types: [],
});
const props = Object.fromEntries(names.map((name) => [name, []]));
for (const component of parser.parse(file)) {
  // It also lists members of components, such as `Combobox.Target`, as `Target`.
  props[component.displayName]?.push(
    ...Object.values(component.props).flatMap(({ name, declarations = [], parent }) => {
      const places = declarations.length > 0 ? declarations : [parent ?? { fileName: '' }];
      return places.every(isNative) ? [] : name;
    }),
  );
}
const entries = Object.entries(props).map(([name, list]) => [name, [...new Set(list)]]);
writeFileSync(output, JSON.stringify(Object.fromEntries(entries)));
