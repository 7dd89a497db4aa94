/** @reads-pages */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dependencies } from '../../../package.json';
import type { ComponentApi } from '../../../src/api/types';
import { ownValue } from '../../../src/foundation/own-value';
import type { ExportHistories } from '../upgrade-check/export-history';
import { comparedReleasesOf } from './load-api';
import type { DocumentedRelease } from './load-api';
import type { Statement } from './statements';

const MATERIAL = dependencies['@mui/material'];

const siteDir = path.resolve(__dirname, '../../..');
const folder = path.join(siteDir, 'docs-material/migration');
const statements = JSON.parse(
  readFileSync(path.join(folder, 'statements.json'), 'utf8'),
) as Statement[];
const [next, current, previous] = comparedReleasesOf('material-ui', siteDir) as [
  DocumentedRelease,
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

function exportsOf(folderName: string): string[] {
  const load = (id: string) => Object.keys(jest.requireActual<object>(id));
  return [...load(folderName), ...load(`${folderName}/styles`)];
}

/** All class names in a package's `*Classes` objects, which list more than the documented ones. */
function classesOf(folderName: string): Set<string> {
  const all = Object.entries(jest.requireActual<Record<string, unknown>>(folderName));
  return new Set(
    all
      .filter(([name]) => name.endsWith('Classes'))
      .flatMap(([, classes]) => Object.values(classes as Record<string, string>)),
  );
}

/** The two releases that statements about a major version compare. */
interface Step {
  release: DocumentedRelease;
  installedAs: string;
  before: DocumentedRelease;
  beforeInstalledAs: string;
  /** Declarations with the names that the older release exports. */
  exportsBefore: string;
  exportsNow: readonly string[];
  classesNow: ReadonlySet<string>;
}

function step(names: Pick<Step, 'release' | 'installedAs' | 'before' | 'beforeInstalledAs'>): Step {
  return {
    ...names,
    exportsBefore: declarations(names.beforeInstalledAs, [
      ...['index.d.ts', 'styles/index.d.ts'],
      ...['Grid2/index.d.ts', 'Grid2/grid2Classes.d.ts', 'Hidden/index.d.ts'],
    ]),
    exportsNow: exportsOf(names.installedAs),
    classesNow: classesOf(names.installedAs),
  };
}

const toCurrent = step({
  ...{ release: current, installedAs: '@mui/material' },
  ...{ before: previous, beforeInstalledAs: 'material-v6' },
});

const toNext = step({
  ...{ release: next, installedAs: 'material-v9' },
  ...{ before: current, beforeInstalledAs: '@mui/material' },
});

const stepOf = (statement: Statement) => (statement.in.startsWith('9') ? toNext : toCurrent);

/** Exports of the lab; of those before, no release is installed. */
const labNow = Object.keys(jest.requireActual<object>('@mui/lab'));

/** Whether an export of `styles` is left only to say that it was removed. */
function onlyThrows(folderName: string, name: string): boolean {
  const file = path.join(siteDir, 'node_modules', folderName, `styles/${name}.js`);
  return existsSync(file) && readFileSync(file, 'utf8').includes(`${name} is no longer exported`);
}

function folderExists(name: string): boolean {
  return existsSync(path.join(siteDir, 'node_modules', name));
}

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
    case 'value': {
      const [prop, value] = name.replaceAll('"', '').split('=');
      const { values } = described?.props.find((one) => one.name === prop)?.type ?? {};
      return values?.includes(value!) ? {} : undefined;
    }
    case 'slot':
      return described?.slots.find((slot) => slot.name === name);
    case 'class':
      return described?.classes.find(({ className }) => className === name);
    default:
      return undefined;
  }
}

/** The declaration of what `renderInput` of an Autocomplete gets. */
function inputParams(folderName: string): string {
  const source = declarations(folderName, ['Autocomplete/Autocomplete.d.ts']);
  return source.split('interface AutocompleteRenderInputParams')[1]!.split('\n}')[0]!;
}

/** Whether a replacement such as `slotProps.input.ref`, `.MuiA-b > .MuiA-c` or `Grid` exists. */
function replacementExists(statement: Statement): boolean {
  const { component, kind, name, replacement = '' } = statement;
  const { release, installedAs, exportsNow, classesNow } = stepOf(statement);
  const classNames = replacement.match(/(?<=\.)Mui[\w-]+/g) ?? [];
  if (classNames.length > 0) {
    return classNames.every((className) => classesNow.has(className));
  }
  if (component === 'lab') {
    // A component, or a package with the same export and a path of that name.
    return replacement.split('/').length > 2
      ? folderExists(replacement)
      : exportsNow.includes(name) && folderExists(`${replacement}/${name}`);
  }
  if (kind === 'export') {
    return exportsNow.includes(replacement);
  }
  if (kind === 'value') {
    return (
      memberOf(release.components, { ...statement, name: name.replace(/".*"/, replacement) }) !==
      undefined
    );
  }
  if (kind === 'parameter') {
    const [object, key] = replacement.split('.') as [string, string];
    return inputParams(installedAs).split(`${object}: {`)[1]?.includes(`${key}: `) ?? false;
  }
  const [prop = '', key] = replacement.split('.');
  const described = find(release.components, component);
  const declared = [...(described?.props ?? []), ...(described?.inheritedProps ?? [])].find(
    ({ name }) => name === prop,
  );
  // The reference leaves out props without a comment, such as `slotProps` of TablePaginationActions.
  const source = declarations(installedAs, [`${component}/${component}.d.ts`]);
  const inSource = (name: string) => new RegExp(`\\b${name}\\?:`).test(source);
  if (!declared && !inSource(prop)) {
    return find(release.components, replacement) !== undefined;
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
  const { release, installedAs, before: older, ...compared } = stepOf(statement);
  const isLab = component === 'lab';
  const existence = {
    export: () => [
      (isLab ? labNow : compared.exportsNow).includes(name),
      isLab ||
        (new RegExp(`\\b${name}\\b`).test(compared.exportsBefore) &&
          !onlyThrows(compared.beforeInstalledAs, name)),
    ],
    path: () =>
      [installedAs, compared.beforeInstalledAs].map((folderName) =>
        folderExists(name.replace('@mui/material', folderName)),
      ),
    parameter: () =>
      [installedAs, compared.beforeInstalledAs].map((folderName) =>
        inputParams(folderName).includes(`\n  ${name}: `),
      ),
    other: () =>
      [release, older].map(({ components }) => memberOf(components, statement) !== undefined),
  };
  const [now, before] = (ownValue<() => boolean[]>(existence, kind) ?? existence.other)();
  // Of the releases before, none is described.
  const isCompared = /^[79]/.test(statement.in);
  const faults = {
    added: isCompared ? !now || before : !before,
    removed: isCompared ? now || !before : before,
    renamed: now || !before,
    // The lab's exports only warn in the console.
    deprecated: isLab ? !now : memberOf(current.components, statement)?.deprecated === undefined,
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
    const versions = [next, current, previous].map(({ version }) => version);
    expect(versions).toEqual(['9.5.0', MATERIAL, '6.5.0']);
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
      const words =
        kind === 'value'
          ? name.split(/="?|"/)
          : [kind === 'class' ? name.replace(/^Mui\w+-/, '') : name];
      return ![...words, ...(replacement && kind !== 'prop' ? [replacement] : [])].every((word) =>
        section.includes(word),
      );
    });
    expect(missing.map(({ anchor, name }) => `#${anchor} ${name}`)).toEqual([]);
  });
});

describe('the page about version 9', () => {
  const page = readFileSync(path.join(folder, 'upgrade-to-v9.mdx'), 'utf8');
  const section = (title: string) => page.split(`\n### ${title}\n`)[1]!.split(/\n#{2,3} /)[0]!;
  const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

  it('has a replacement for everything that the version removes', () => {
    const rows = current.components.flatMap((one) => [
      one,
      ...one.props,
      ...one.inheritedProps,
      ...one.slots,
      ...one.classes,
    ]);
    const removed = rows.filter((row) => row.removed);
    const without = removed.filter((row) => !row.deprecated && !row.removed!.instead);
    expect(removed.length).toBeGreaterThan(300);
    expect(without.map((row) => ('className' in row ? row.className : row.name))).toEqual([]);
  });

  it('names the components that no longer accept style props', () => {
    const lost = current.components.filter(({ laterChanges = [] }) =>
      laterChanges.some(({ systemProps }) => systemProps === 'removed'),
    );
    const [sentence = ''] = section('System props').trim().split('\n');
    const named = codeIn(sentence).filter((name) => /^[A-Z]/.test(name));
    expect(named.sort()).toEqual(lost.map(({ name }) => name).sort());
  });

  it('lists all removed exports', () => {
    const file = path.join(__dirname, '../upgrade-check/export-history.json');
    const histories = JSON.parse(readFileSync(file, 'utf8')) as ExportHistories;
    const { removed } = histories['@mui/material']![next.version]!;
    const names = Object.keys(removed).filter((name) => ownValue(removed, name)!.startsWith('9'));
    const rows = section('Removed exports').split('\n').slice(4);
    const listed = rows.flatMap((row) => codeIn(row.split('|')[1] ?? ''));
    const others = names.filter((name) => !/gridLegacy/i.test(name));
    expect(listed.sort()).toEqual(others.sort());
  });

  it.each([
    ['`Stepper`, `Step`', 'Stepper/Stepper.js', /component = 'div'/, /component = 'ol'/],
    ['`Stepper`, `Step`', 'Step/Step.js', /component = 'div'/, /component = 'li'/],
    ['`Backdrop`', 'Backdrop/Backdrop.js', /"aria-hidden": true/, /^(?!.*aria-hidden)/s],
    ['`Slider`', 'Slider/useSlider.js', /onMouseDown: create/, /onPointerDown: create/],
    ['`ListItemIcon`', 'ListItemIcon/ListItemIcon.js', /minWidth: 56/, /theme\.spacing\(4\.5\)/],
    [
      '`TablePagination`',
      'TablePagination/TablePagination.js',
      /^(?!.*formatNumber)/s,
      /formatNumber\(count\)/,
    ],
    ['`Menu`', 'Menu/Menu.d.ts', /^(?!.*'tabKeyDown')/s, /'tabKeyDown'/],
    ['`theme.components`', 'styles/components.d.ts', /MuiTouchRipple/, /^(?!.*MuiTouchRipple)/s],
  ])('describes how %s behaves: %s', (row, file, before, after) => {
    expect(page).toContain(`| ${row}`);
    expect(declarations('@mui/material', [file])).toMatch(before);
    expect(declarations('material-v9', [file])).toMatch(after);
  });
});
