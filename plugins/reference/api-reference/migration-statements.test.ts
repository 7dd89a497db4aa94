import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentApi } from '../../../src/api/types';
import { releasesOf } from './load-api';
import type { DocumentedRelease } from './load-api';

/** What a page says about one API. */
interface Statement {
  /** Name of the page's file. */
  page: string;
  anchor: string;
  /** Component; `styles` for an export of `@mui/material/styles`, `lab` for one of `@mui/lab`. */
  component: string;
  kind: 'prop' | 'class' | 'slot' | 'export' | 'component' | 'path';
  name: string;
  change: 'removed' | 'deprecated' | 'renamed' | 'added';
  /** The version of the change, or for deprecations the first installed release that has it. */
  in: string;
  /** Prop, selector, export or component. */
  replacement?: string;
}

const siteDir = path.resolve(__dirname, '../../..');
const folder = path.join(siteDir, 'docs-material/migration');
const statements = JSON.parse(
  readFileSync(path.join(folder, 'statements.json'), 'utf8'),
) as Statement[];
const [current, previous] = releasesOf('material-ui', siteDir) as [
  DocumentedRelease,
  DocumentedRelease,
];

function find(components: readonly ComponentApi[], name: string): ComponentApi | undefined {
  return components.find((one) => one.name === name);
}

/** Type declarations of some entry points of a package. */
function declarations(packageName: string, entries: readonly string[]): string {
  return entries
    .map((entry) => path.join(siteDir, 'node_modules', packageName, entry))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

const exportsBefore = declarations('material-v6', [
  ...['index.d.ts', 'styles/index.d.ts'],
  ...['Grid2/index.d.ts', 'Grid2/grid2Classes.d.ts', 'Hidden/index.d.ts'],
]);

function exportsOf(folderName: string): string[] {
  const load = (id: string) => Object.keys(jest.requireActual<object>(id));
  return [...load(folderName), ...load(`${folderName}/styles`)];
}

const exportsNow = exportsOf('@mui/material');

/** Exports of the lab; of those before, no release is installed. */
const labNow = Object.keys(jest.requireActual<object>('@mui/lab'));

function folderExists(name: string): boolean {
  return existsSync(path.join(siteDir, 'node_modules', name));
}

/** All class names in the package's `*Classes` objects, which list more than the documented ones. */
const classesNow = new Set(
  Object.entries(jest.requireActual<Record<string, unknown>>('@mui/material'))
    .filter(([name]) => name.endsWith('Classes'))
    .flatMap(([, classes]) => Object.values(classes as Record<string, string>)),
);

interface Member {
  deprecated?: string;
}

function memberOf(
  components: readonly ComponentApi[],
  { component, kind, name }: Statement,
): Member | undefined {
  const described = find(components, kind === 'component' ? name : component);
  switch (kind) {
    case 'component':
      return described;
    case 'prop':
      return described?.props.find((prop) => prop.name === name);
    case 'slot':
      return described?.slots.find((slot) => slot.name === name);
    case 'class':
      return described?.classes.find(({ className }) => className === name);
    default:
      return undefined;
  }
}

/** Whether a replacement such as `slotProps.input.ref`, `.MuiA-b > .MuiA-c` or `Grid` exists. */
function replacementExists({ component, kind, name, replacement = '' }: Statement): boolean {
  const classNames = replacement.match(/(?<=\.)Mui[\w-]+/g) ?? [];
  if (classNames.length > 0) {
    return classNames.every((className) => classesNow.has(className));
  }
  if (component === 'lab') {
    // A package, with the same export and a path of that name.
    return exportsNow.includes(name) && folderExists(`${replacement}/${name}`);
  }
  if (kind === 'export') {
    return exportsNow.includes(replacement);
  }
  const [prop = '', key] = replacement.split('.');
  const described = find(current.components, component);
  const declared = [...(described?.props ?? []), ...(described?.inheritedProps ?? [])].find(
    ({ name }) => name === prop,
  );
  // The reference leaves out props without a comment, such as `slotProps` of TablePaginationActions.
  const source = declarations('@mui/material', [`${component}/${component}.d.ts`]);
  const inSource = (name: string) => new RegExp(`\\b${name}\\?:`).test(source);
  if (!declared && !inSource(prop)) {
    return find(current.components, replacement) !== undefined;
  }
  const listed = described?.slots.some(({ name }) => name === key) ?? false;
  const inType = declared?.type.text.includes(`${key}?:`) ?? false;
  return key === undefined || listed || inType || inSource(key);
}

function label({ component, kind, name, change }: Statement): string {
  return `${component}: ${kind} ${name} ${change}`;
}

/** What the installed packages contradict. */
function contradiction(statement: Statement): string | null {
  const { component, kind, name, change, replacement } = statement;
  const isLab = component === 'lab';
  const existence = {
    export: () => [
      (isLab ? labNow : exportsNow).includes(name),
      isLab || new RegExp(`\\b${name}\\b`).test(exportsBefore),
    ],
    path: () => [folderExists(name), folderExists(name.replace('@mui/material', 'material-v6'))],
    other: () =>
      [current, previous].map(({ components }) => memberOf(components, statement) !== undefined),
  };
  const [now, before] = existence[kind === 'export' || kind === 'path' ? kind : 'other']();
  const since7 = statement.in.startsWith('7');
  const faults = {
    added: since7 ? !now || before : !before,
    removed: since7 ? now || !before : before,
    renamed: now || !before,
    deprecated: memberOf(current.components, statement)?.deprecated === undefined,
  };
  if (faults[change]) {
    return `${label(statement)}: the installed packages say otherwise`;
  }
  return replacement !== undefined && !replacementExists(statement)
    ? `${label(statement)}: "${replacement}" doesn't exist`
    : null;
}

describe('statements of the migration pages', () => {
  it('compares the installed releases', () => {
    expect([current.version, previous.version]).toEqual(['7.3.2', '6.5.0']);
  });

  it('agree with the installed packages', () => {
    expect(statements.map(contradiction).filter((fault) => fault !== null)).toEqual([]);
  });

  it('date deprecations by the first installed release that has them', () => {
    const wrong = statements
      .filter(({ change }) => change === 'deprecated')
      .filter((statement) => {
        const earlier = memberOf(previous.components, statement)?.deprecated !== undefined;
        return statement.in !== (earlier ? previous.version : current.version);
      });
    expect(wrong.map(label)).toEqual([]);
  });

  it('include every deprecated prop, slot and class of @mui/material', () => {
    const known = new Set(
      statements.filter(({ change }) => change === 'deprecated').map(({ name }) => name),
    );
    const material = current.components.filter(({ package: { name } }) => name === '@mui/material');
    const missing = material
      .filter(({ deprecated }) => deprecated === undefined)
      .flatMap(({ name, props, slots, classes }) =>
        [
          ...props.map((prop) => ({ ...prop, kind: 'prop' })),
          ...slots.map((slot) => ({ ...slot, kind: 'slot' })),
          ...classes.map((one) => ({ ...one, kind: 'class', name: one.className })),
        ]
          .filter((member) => member.deprecated !== undefined)
          .filter((member) =>
            member.kind === 'class'
              ? !known.has(member.name)
              : !statements.some((one) => one.component === name && one.name === member.name),
          )
          .map((member) => `${name} ${member.name}`),
      );
    expect(missing).toEqual([]);
  });

  it('are on their pages, under their anchors', () => {
    const missing = statements.filter(({ page, anchor, name, kind, replacement }) => {
      const source = readFileSync(path.join(folder, `${page}.mdx`), 'utf8');
      const sections = source.split(/^#{2,4} /m).map((section) => {
        const [heading = ''] = section.split('\n', 1);
        const id = heading
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .trim()
          .replace(/\s/g, '-');
        return { id, section };
      });
      const section = sections.find(({ id }) => id === anchor)?.section ?? '';
      const words = kind === 'class' ? [name.replace(/^Mui\w+-/, '')] : [name];
      return ![...words, ...(replacement && kind !== 'prop' ? [replacement] : [])].every((word) =>
        section.includes(word),
      );
    });
    expect(missing.map(({ anchor, name }) => `#${anchor} ${name}`)).toEqual([]);
  });
});
