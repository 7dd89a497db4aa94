import { compareComponents } from './compare-components';
import type { ComponentApi, Dated, ReleaseChanges } from '../types';

/** A release of a library with its components. */
export interface ApiRelease<Component extends ComponentApi = ComponentApi> {
  version: string;
  /** Names of the described packages in this release. */
  packages: readonly string[];
  components: Component[];
}

/** @example majorOf('7.3.2') // '7' */
function majorOf(version: string): string {
  return version.replace(/\..*/, '');
}

/** A component in one release. */
interface Appearance {
  version: string;
  component: ComponentApi;
}

/**
 * The major version that added something.
 *
 * @param releases - Newest first; the first release has it.
 * @returns `undefined` if all releases have it.
 */
function sinceOf<Release extends { version: string }>(
  releases: readonly Release[],
  has: (release: Release) => boolean,
): Dated {
  const missing = releases.findIndex((release) => !has(release));
  const oldest = releases[missing - 1];
  return oldest ? { since: majorOf(oldest.version) } : {};
}

/** The latest consecutive releases that document a component. */
function appearances(name: string, releases: readonly ApiRelease[]): Appearance[] {
  const found: Appearance[] = [];
  for (const { version, components } of releases) {
    const component = components.find((one) => one.name === name);
    if (!component) {
      return found;
    }
    found.push({ version, component });
  }
  return found;
}

/**
 * The major version without something.
 *
 * @param later - Later releases, oldest first.
 * @returns `undefined` if all of them have it.
 */
function removedOf<Release extends { version: string }>(
  later: readonly Release[],
  has: (release: Release) => boolean,
): Dated {
  const first = later.find((release) => !has(release));
  return first ? { removed: { version: majorOf(first.version) } } : {};
}

/** The releases before and after one that document a component, the nearest first. */
interface Known {
  /** Starts with the release itself. */
  earlier: readonly Appearance[];
  later: readonly Appearance[];
}

function dated<Entry extends object>(
  entries: Entry[],
  { earlier, later }: Known,
  has: (component: ComponentApi, entry: Entry) => boolean,
): (Entry & Dated)[] {
  return entries.map((entry) => ({
    ...entry,
    ...sinceOf(earlier, ({ component }) => has(component, entry)),
    ...removedOf(later, ({ component }) => has(component, entry)),
  }));
}

function takesProp({ props, inheritedProps }: ComponentApi, name: string): boolean {
  return [...props, ...inheritedProps].some((prop) => prop.name === name);
}

function changesOf(known: readonly Appearance[]): ReleaseChanges[] {
  return known.flatMap(({ version: to, component }, index) => {
    const older = known[index + 1];
    return older
      ? [{ from: older.version, to, ...compareComponents(older.component, component) }]
      : [];
  });
}

function withOwnHistory<Component extends ComponentApi>(
  component: Component,
  release: ApiRelease,
  around: { earlier: readonly ApiRelease[]; later: readonly ApiRelease[] },
): Component {
  const { name, package: own } = component;
  const isComparable = ({ packages }: ApiRelease) => packages.includes(own.name);
  const earlier = around.earlier.filter(isComparable);
  const later = around.later.filter(isComparable).reverse();
  if (earlier.length + later.length === 0) {
    return component;
  }
  const releases = [release, ...earlier];
  const has = ({ components }: ApiRelease) => components.some((one) => one.name === name);
  const known = { earlier: appearances(name, releases), later: appearances(name, later) };
  const laterChanges = changesOf([...[...known.later].reverse(), known.earlier[0]!]);
  return {
    ...component,
    props: dated(component.props, known, (one, { name }) => takesProp(one, name)),
    inheritedProps: dated(component.inheritedProps, known, (one, { name }) => takesProp(one, name)),
    slots: dated(component.slots, known, ({ slots }, { name }) =>
      slots.some((slot) => slot.name === name),
    ),
    classes: dated(component.classes, known, ({ classes }, { className }) =>
      classes.some((one) => one.className === className),
    ),
    ...sinceOf(releases, has),
    ...removedOf(later, has),
    ...(laterChanges.length > 0 ? { laterChanges } : {}),
    ...(earlier.length > 0 ? { changes: changesOf(known.earlier) } : {}),
  };
}

/**
 * Adds the history to a release: the major versions that added and removed each component, prop,
 * slot and class, and all changes.
 *
 * @param earlier - Newest first.
 * @param later - Newest first.
 * @returns The components of the release; unchanged without other releases.
 */
export function withHistory<Component extends ComponentApi>(
  release: ApiRelease<Component>,
  earlier: readonly ApiRelease[],
  later: readonly ApiRelease[] = [],
): Component[] {
  return release.components.map((component) =>
    withOwnHistory(component, release, { earlier, later }),
  );
}
