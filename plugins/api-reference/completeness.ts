import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ComponentApi } from '../../src/api/types';
import type { Exclusions } from './exclusions';

/** What a package has at run time. */
export interface RuntimePackage {
  name: string;
  /** Components, by what their main entry exports and by the folders that can be imported. */
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

/**
 * Loads a package as Node does and lists what it exports.
 *
 * @param installedAs - Name to load it by.
 */
export function runtimePackage(name: string, installedAs: string, siteDir: string): RuntimePackage {
  const load = createRequire(path.join(siteDir, 'package.json'));
  const exports = Object.entries(load(installedAs) as Record<string, unknown>);
  const folder = path.join(siteDir, 'node_modules', installedAs);
  const folders = fs
    .readdirSync(folder)
    .filter((one) => /^[A-Z]/.test(one) && fs.existsSync(path.join(folder, one, `${one}.js`)));
  const exported = exports.filter(([key, value]) => /^[A-Z]/.test(key) && isComponent(value));
  return {
    name,
    components: [...new Set([...exported.map(([key]) => key), ...folders])].sort(),
    classes: Object.fromEntries(
      exports.flatMap(([key, value]) =>
        /^[a-z]\w*Classes$/.test(key) && isClasses(value) ? [[key, value]] : [],
      ),
    ),
  };
}

function classNames(classes: Record<string, string>): string {
  return Object.values(classes).sort().join(' ');
}

/**
 * Compares the descriptions with what the packages export, both ways: nothing exported may lack a
 * description, nothing described may be gone. What is left out must be listed with its reason, and
 * must exist.
 *
 * @param components - All descriptions of a target.
 * @returns One sentence per miss.
 */
export function findMisses(
  components: ComponentApi[],
  packages: RuntimePackage[],
  exclusions: Exclusions,
): string[] {
  return packages.flatMap((runtime) => {
    const own = components.filter((one) => one.package.name === runtime.name);
    const leftOut = exclusions[runtime.name] ?? {};
    const described = new Map(own.map((one) => [one.name, one]));
    const describedClasses = new Set(
      own.map(({ classes }) => classes.map(({ className }) => className).sort().join(' ')),
    );
    const known = new Set([...runtime.components, ...Object.keys(runtime.classes)]);
    return [
      ...runtime.components
        .filter((name) => !described.has(name) && !(name in leftOut))
        .map((name) => `${runtime.name} exports ${name}, which is not described.`),
      ...own
        .filter(({ name }) => !runtime.components.includes(name))
        .map(({ name }) => `${name} is described, but ${runtime.name} does not export it.`),
      ...Object.entries(runtime.classes)
        .filter(([name, classes]) => !(name in leftOut) && !describedClasses.has(classNames(classes)))
        .map(([name]) => `${name} of ${runtime.name} differs from the described classes.`),
      ...own
        .filter(({ classes }) => classes.length > 0)
        .filter(({ classes }) => {
          const names = classes.map(({ className }) => className).sort().join(' ');
          return !Object.values(runtime.classes).some((one) => classNames(one) === names);
        })
        .map(({ name }) => `${runtime.name} exports no classes object with the classes of ${name}.`),
      ...Object.keys(leftOut)
        .filter((name) => !known.has(name) || described.has(name))
        .map((name) => `The exclusion of ${name} of ${runtime.name} is not needed.`),
    ];
  });
}
