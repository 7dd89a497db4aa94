import { parseJson } from '@site/src/foundation/browser/parse-json';

/** State of the sidebars during this session. */
export interface SidebarMemory {
  /** Open groups by pathname, with the height of their entries in px; 0 if not measured. */
  groups: Record<string, number>;
  /** Scroll position of each sidebar in px, by the sidebar's id. */
  scroll: Record<string, number>;
}

function numbersOf(value: unknown): Record<string, number> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}

/** Parses the stored state and ignores malformed parts. */
export function parseMemory(text: string | null): SidebarMemory {
  const { groups, scroll } = (parseJson(text) ?? {}) as Partial<
    Record<keyof SidebarMemory, unknown>
  >;
  return { groups: numbersOf(groups), scroll: numbersOf(scroll) };
}
