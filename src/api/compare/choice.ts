import { linkParameter, linkQuery } from '@site/src/foundation/browser/link-query';
import type { CompareData } from '../types';

/** What to compare. */
export interface Choice {
  component: string;
  from: string;
  to: string;
}

/** A value in the URL that doesn't exist. */
export interface UnknownChoice {
  what: 'component' | 'version';
  /** The value in the URL. */
  value: string;
}

/**
 * The last two releases of a component up to the documented one. One that is new is compared with its
 * next release.
 */
export function lastReleases(
  { versions, documented, components }: CompareData,
  component: string,
): Choice {
  const { versions: has = [] } = components.find(({ name }) => name === component) ?? {};
  const own = has.length > 1 ? has : versions;
  const first = Math.max(own.indexOf(documented), 0);
  const start = own[first + 1] ? first : Math.max(first - 1, 0);
  const [to = documented, from = to] = own.slice(start);
  return { component, from, to };
}

/** The first component that has changed in the documented release. */
function firstComponent({ summaries, documented, components }: CompareData): string {
  const changed = summaries.find(({ to }) => to === documented)?.changed ?? [];
  return (changed[0] ?? components[0])?.name ?? '';
}

/**
 * Reads the choice from a URL written by `compareLink`.
 *
 * @param search - The URL's query.
 * @returns The choice; missing or unknown values are replaced by the defaults.
 */
export function readChoice(
  search: string,
  data: CompareData,
): { choice: Choice; unknown: UnknownChoice[] } {
  const unknown: UnknownChoice[] = [];
  const component = linkParameter(search, 'component') ?? '';
  const isKnown = data.components.some(({ name }) => name === component);
  const choice = lastReleases(data, isKnown ? component : firstComponent(data));
  if (component && !isKnown) {
    unknown.push({ what: 'component', value: component });
  }
  for (const side of ['from', 'to'] as const) {
    const version = linkParameter(search, side) ?? choice[side];
    if (data.versions.includes(version)) {
      choice[side] = version;
    } else {
      unknown.push({ what: 'version', value: version });
    }
  }
  return { choice, unknown };
}

/** The query for a choice, as `readChoice` reads it. Other parameters are kept. */
export function searchOf(choice: Choice, search: string): string {
  const query = linkQuery(search);
  Object.entries(choice).forEach(([key, value]) => query.set(key, value));
  return `?${query.toString()}`;
}
