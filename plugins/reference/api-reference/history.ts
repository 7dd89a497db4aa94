import { compareComponents } from '../../../src/api/history';
import type { ComponentApi, Dated, ReleaseChanges } from '../../../src/api/types';
import { majorOf } from './packages';

/** A release of a product with its components. */
export interface ApiRelease {
  version: string;
  /** Names of the documented packages in this release. */
  packages: readonly string[];
  components: ComponentApi[];
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

function dated<Entry extends object>(
  entries: Entry[],
  known: readonly Appearance[],
  has: (component: ComponentApi, entry: Entry) => boolean,
): (Entry & Dated)[] {
  return entries.map((entry) => ({
    ...entry,
    ...sinceOf(known, ({ component }) => has(component, entry)),
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

function withOwnHistory(
  component: ComponentApi,
  newest: ApiRelease,
  earlier: readonly ApiRelease[],
): ComponentApi {
  const comparable = earlier.filter(({ packages }) => packages.includes(component.package.name));
  if (comparable.length === 0) {
    return component;
  }
  const releases = [newest, ...comparable];
  const known = appearances(component.name, releases);
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
    ...sinceOf(releases, ({ components }) =>
      components.some(({ name }) => name === component.name),
    ),
    changes: changesOf(known),
  };
}

/**
 * Adds the history to the newest release: the major version that added each component, prop, slot
 * and class, and all changes.
 *
 * @param earlier - Newest first.
 * @returns The components of the newest release; unchanged without earlier releases.
 */
export function withHistory(newest: ApiRelease, earlier: readonly ApiRelease[]): ComponentApi[] {
  return newest.components.map((component) => withOwnHistory(component, newest, earlier));
}
