/** State of the sidebars during this session. */
export interface SidebarMemory {
  /** Open groups by pathname, with the height of their entries in px; 0 if not measured. */
  groups: Record<string, number>;
  /** Scroll position of each sidebar in px, by the sidebar's id. */
  scroll: Record<string, number>;
}

/** Key in session storage. */
export const MEMORY_KEY = 'docs-sidebar';

function numbersOf(value: unknown): Record<string, number> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}

/** Parses the stored state and ignores malformed parts. */
export function parseMemory(text: string | null): SidebarMemory {
  try {
    const value = JSON.parse(text ?? '{}') as Partial<Record<keyof SidebarMemory, unknown>> | null;
    return { groups: numbersOf(value?.groups), scroll: numbersOf(value?.scroll) };
  } catch {
    return { groups: {}, scroll: {} };
  }
}

function readStored(): string | null {
  try {
    return window.sessionStorage.getItem(MEMORY_KEY);
  } catch {
    return null;
  }
}

/** Reads the state from session storage; empty if the browser blocks storage. */
export function readMemory(): SidebarMemory {
  return parseMemory(readStored());
}

/** Stores the state for the rest of the session, if the browser allows it. */
export function writeMemory(memory: SidebarMemory): void {
  try {
    window.sessionStorage.setItem(MEMORY_KEY, JSON.stringify(memory));
  } catch {
    // Storage is blocked or full. The sidebar works, but its state is lost on unload.
  }
}
