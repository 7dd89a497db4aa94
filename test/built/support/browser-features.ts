import bcd from '@mdn/browser-compat-data';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

const BROWSERS = ['chrome', 'edge', 'firefox', 'safari'] as const;

/** A version of each browser. */
export type Versions = Record<(typeof BROWSERS)[number], number>;

/** What browsers of some versions don't have, by how code uses it. */
export interface MissingFeatures {
  /** Global objects and functions, such as `CompressionStream`. */
  globals: ReadonlySet<string>;
  /** Static methods and properties of global objects, such as `AbortSignal.timeout`. */
  statics: ReadonlySet<string>;
  /** Names that every object with such a member lacks, such as `requestSubmit`. */
  members: ReadonlySet<string>;
}

/** Global variables whose members are known, with their types. */
const INSTANCES: Record<string, readonly string[]> = {
  CSS: ['CSS'],
  crypto: ['Crypto'],
  document: ['Document', 'Node'],
  history: ['History'],
  location: ['Location'],
  navigator: ['Navigator'],
  performance: ['Performance'],
  screen: ['Screen'],
};

/** Types whose members are global variables. */
const GLOBAL_SCOPES = ['Window', 'WorkerGlobalScope'];

function statementsOf({ support }: CompatStatement, browser: string): SimpleSupportStatement[] {
  const statements = support[browser as keyof typeof support] ?? [];
  return Array.isArray(statements) ? statements : [statements];
}

/** The first version of a browser with a feature; `Infinity` without one. */
function firstVersion(compat: CompatStatement, browser: string): number {
  const versions = statementsOf(compat, browser).map((statement) => {
    const { version_added: added, version_removed: removed } = statement;
    const isComplete = !statement.flags && !statement.prefix && !statement.alternative_name;
    return isComplete && !removed && typeof added === 'string'
      ? Number.parseFloat(added.replace('≤', ''))
      : Infinity;
  });
  // "preview" has no number.
  return Math.min(...versions.filter((version) => !Number.isNaN(version)), Infinity);
}

/** Whether all browsers have a feature. Those that the data don't mention count as having it. */
function isIn(compat: CompatStatement, versions: Versions): boolean {
  return BROWSERS.every(
    (browser) =>
      statementsOf(compat, browser).length === 0 ||
      firstVersion(compat, browser) <= versions[browser],
  );
}

function featuresOf(parent: Identifier): [string, CompatStatement, Identifier][] {
  return Object.entries(parent).flatMap(([name, feature]) => {
    const compat = name === '__compat' ? undefined : (feature as Identifier).__compat;
    return compat ? [[name, compat, feature as Identifier]] : [];
  });
}

/**
 * The versions in a browserslist.
 *
 * @param list - Lines such as `safari >= 15.4`, one for each browser.
 * @throws If a browser is missing or a line has another form.
 */
export function versionsIn(list: readonly string[]): Versions {
  const entries = list.map((line) => {
    const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    return [browser, Number(version)] as const;
  });
  const versions = Object.fromEntries(entries) as Versions;
  if (entries.length !== BROWSERS.length || !BROWSERS.every((name) => versions[name] > 0)) {
    throw new Error(
      `The browserslist is ${JSON.stringify(list)}. This check expects one version each of ${BROWSERS.join(', ')}, as in "safari >= 15.4".`,
    );
  }
  return versions;
}

/**
 * The first versions of all browsers with some features.
 *
 * @param paths - Keys of MDN's compatibility data, such as `javascript.builtins.Object.hasOwn`.
 * @throws If the data have no such feature.
 */
export function versionsWith(paths: readonly string[]): Versions {
  const features = paths.map((path) => {
    const feature = path
      .split('.')
      .reduce<Identifier | undefined>(
        (parent, name) => parent?.[name] as Identifier | undefined,
        bcd as unknown as Identifier,
      );
    if (!feature?.__compat) {
      throw new Error(`MDN's compatibility data have no feature "${path}".`);
    }
    return feature.__compat;
  });
  return Object.fromEntries(
    BROWSERS.map((browser) => [
      browser,
      Math.max(...features.map((compat) => firstVersion(compat, browser))),
    ]),
  ) as Versions;
}

/** What some browser of these versions doesn't have, of built-in objects and the Web's APIs. */
export function missingFeatures(versions: Versions): MissingFeatures {
  const globals = new Map<string, boolean>();
  const members = new Map<string, boolean>();
  const statics = new Set<string>();
  // The same name may be in several types; one that has it is enough.
  const note = (known: Map<string, boolean>, name: string, isSupported: boolean) =>
    known.set(name, known.get(name) === true || isSupported);

  const builtIns = bcd.javascript.builtins!;
  for (const [type, typeCompat, definition] of [...featuresOf(bcd.api), ...featuresOf(builtIns)]) {
    // Static members of built-in objects have no suffix.
    const isBuiltIn = Object.hasOwn(builtIns, type);
    const hasType = isIn(typeCompat, versions);
    note(globals, type, hasType);
    for (const [key, compat] of featuresOf(definition)) {
      const name = key.replace(/_static$/, '');
      const isSupported = hasType && isIn(compat, versions);
      note(members, name, isSupported);
      if (GLOBAL_SCOPES.includes(type)) {
        note(globals, name, isSupported);
      }
      if (!isSupported && (isBuiltIn || key.endsWith('_static'))) {
        statics.add(`${type}.${name}`);
      }
      for (const [instance, types] of Object.entries(INSTANCES)) {
        if (!isSupported && types.includes(type)) {
          statics.add(`${instance}.${name}`);
        }
      }
    }
  }
  const missing = (known: ReadonlyMap<string, boolean>) =>
    new Set([...known].filter(([, isSupported]) => !isSupported).map(([name]) => name));
  return { globals: missing(globals), members: missing(members), statics };
}
