/** What a reader did with the sidebar during this session. */
export interface SidebarMemory {
  /**
   * Groups that are open, by their pathname, with the height in px that their entries had, 0 when
   * not measured.
   */
  groups: Record<string, number>;
  /** How far each sidebar is scrolled, in px, by the sidebar's id. */
  scroll: Record<string, number>;
}

/** Key in the session's storage. */
export const MEMORY_KEY = 'docs-sidebar';

function numbersOf(value: unknown): Record<string, number> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}

/** Reads a stored memory; whatever is not as it should be counts as forgotten. */
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

/** Reads the session's memory; empty where the browser refuses storage. */
export function readMemory(): SidebarMemory {
  return parseMemory(readStored());
}

/** Stores the memory for the rest of the session; where the browser refuses, for this page only. */
export function writeMemory(memory: SidebarMemory): void {
  try {
    window.sessionStorage.setItem(MEMORY_KEY, JSON.stringify(memory));
  } catch {
    // Private mode or a full quota: the sidebar works as ever until the page is left.
  }
}
