import { linkParameter, linkQuery } from '@site/src/foundation/browser/link-query';
import type { CompareData } from '../types';

/** What to compare; `component` is empty until the reader chooses one. */
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

/** The default: from the release before the documented one to the documented one. */
export function firstChoice({ versions, documented }: CompareData): Choice {
  const earlier = versions[versions.indexOf(documented) + 1] ?? documented;
  return { component: '', from: earlier, to: documented };
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
  const choice = firstChoice(data);
  const unknown: UnknownChoice[] = [];
  const component = linkParameter(search, 'component') ?? '';
  if (data.components.some(({ name }) => name === component)) {
    choice.component = component;
  } else if (component) {
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
