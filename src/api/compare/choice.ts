import type { CompareData } from '../types';

/** What is compared; an empty `component` means that none is chosen yet. */
export interface Choice {
  component: string;
  from: string;
  to: string;
}

/** What an address asks for that does not exist. */
export interface UnknownChoice {
  what: 'component' | 'version';
  /** What was asked for. */
  value: string;
}

/** Before anything is chosen: the step from the release before the newest to the newest. */
export function firstChoice({ versions }: CompareData): Choice {
  return { component: '', from: versions[1] ?? versions[0], to: versions[0] };
}

/**
 * Reads what a page's address asks for, as `compareLink` writes it.
 *
 * @param search - The address's query.
 * @returns The choice, with the first one's parts instead of what is absent or unknown.
 */
export function readChoice(
  search: string,
  data: CompareData,
): { choice: Choice; unknown: UnknownChoice[] } {
  const query = new URLSearchParams(search);
  const choice = firstChoice(data);
  const unknown: UnknownChoice[] = [];
  const component = query.get('component') ?? '';
  if (data.components.some(({ name }) => name === component)) {
    choice.component = component;
  } else if (component) {
    unknown.push({ what: 'component', value: component });
  }
  for (const side of ['from', 'to'] as const) {
    const version = query.get(side) ?? choice[side];
    if (data.versions.includes(version)) {
      choice[side] = version;
    } else {
      unknown.push({ what: 'version', value: version });
    }
  }
  return { choice, unknown };
}

/** The query that `readChoice` reads a choice from; other parts of the query stay. */
export function searchOf(choice: Choice, search: string): string {
  const query = new URLSearchParams(search);
  Object.entries(choice).forEach(([key, value]) => query.set(key, value));
  return `?${query.toString()}`;
}
