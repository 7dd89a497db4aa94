import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ComponentApi } from '../../../src/api/types';
import { ownValue } from '../../../src/foundation/own-value';
import type { Exclusions } from './exclusions';

/** The runtime exports of a package. */
export interface RuntimePackage {
  name: string;
  /** Components exported by the main entry and by importable folders. */
  components: string[];
  /** The `*Classes` objects, by name. */
  classes: Record<string, Record<string, string>>;
}

function isComponent(value: unknown): boolean {
  if (typeof value === 'function') {
    return true;
  }
  const kind = typeof value === 'object' && value !== null && '$$typeof' in value && value.$$typeof;
  return kind === Symbol.for('react.forward_ref') || kind === Symbol.for('react.memo');
}

function isClasses(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  );
}

function isMissingModule(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error && error.code;
  return code === 'MODULE_NOT_FOUND';
}

function classesIn(exports: Record<string, unknown>): [string, Record<string, string>][] {
  return Object.entries(exports).flatMap(([key, value]) =>
    /^[a-z]\w*Classes$/.test(key) && isClasses(value) ? [[key, value]] : [],
  );
}

/**
 * Loads a package in Node and lists the exports of its main entry and its importable folders.
 *
 * @param installedAs - Name of its folder in `node_modules`.
 */
export function runtimePackage(name: string, installedAs: string, siteDir: string): RuntimePackage {
  const load = createRequire(path.join(siteDir, 'package.json'));
  const exports: Record<string, unknown> = load(installedAs);
  const folder = path.join(siteDir, 'node_modules', installedAs);
  const folders = fs
    .readdirSync(folder)
    .filter((one) => /^[A-Z]/.test(one) && fs.existsSync(path.join(folder, one, `${one}.js`)));
  const modules = folders.map((one): Record<string, unknown> => {
    try {
      return load(`${installedAs}/${one}`);
    } catch (error) {
      // The component needs an optional peer dependency that isn't installed here.
      if (isMissingModule(error)) {
        return {};
      }
      throw error;
    }
  });
  const exported = Object.entries(exports)
    .filter(([key, value]) => /^[A-Z]/.test(key) && isComponent(value))
    .map(([key]) => key);
  return {
    name,
    components: [...new Set([...exported, ...folders])].sort(),
    classes: Object.fromEntries([exports, ...modules].flatMap(classesIn)),
  };
}

function joined(classNames: string[]): string {
  return [...classNames].sort().join(' ');
}

function missesOf(
  own: ComponentApi[],
  { name: from, components, classes }: RuntimePackage,
  leftOut: Record<string, string>,
): string[] {
  const described = new Set(own.map(({ name }) => name));
  const exported = new Set(components);
  const classesOf = (one: ComponentApi) => joined(one.classes.map(({ className }) => className));
  const describedClasses = new Set(own.map(classesOf));
  const exportedClasses = new Set(Object.values(classes).map((one) => joined(Object.values(one))));
  return [
    ...components
      .filter((name) => !described.has(name) && !Object.hasOwn(leftOut, name))
      .map((name) => `${from} exports ${name}, which is neither described nor left out.`),
    ...own
      .filter(({ name }) => !exported.has(name))
      .map(({ name }) => `${name} is described, but ${from} does not export it.`),
    ...Object.entries(classes)
      .filter(
        ([name, one]) =>
          !Object.hasOwn(leftOut, name) && !describedClasses.has(joined(Object.values(one))),
      )
      .map(([name]) => `No component of ${from} is described with the classes of ${name}.`),
    ...own
      .filter((one) => one.classes.length > 0 && !exportedClasses.has(classesOf(one)))
      .map(({ name }) => `The classes described for ${name} are in no classes object of ${from}.`),
    ...Object.keys(leftOut)
      .filter(
        (name) => described.has(name) || !(exported.has(name) || Object.hasOwn(classes, name)),
      )
      .map((name) => `${from} has no ${name} to leave out, or it is described after all.`),
  ];
}

/**
 * Compares the descriptions with the exports of the packages: every export needs a description and
 * every description an export. Exclusions need a reason and an existing export.
 *
 * @param components - All descriptions of a target.
 * @returns One sentence per mismatch.
 */
export function findMisses(
  components: ComponentApi[],
  packages: RuntimePackage[],
  exclusions: Exclusions,
): string[] {
  return packages.flatMap((runtime) =>
    missesOf(
      components.filter((one) => one.package.name === runtime.name && one.kind !== 'interface'),
      runtime,
      ownValue(exclusions, runtime.name) ?? {},
    ),
  );
}
