import { SAMPLE_RECORDS } from './data';
import { isEquipment } from './equipment';
import type { Equipment, EquipmentInput } from './equipment';
import { LATENCY } from './latency';

/*
 * The data layer. It keeps the records in `localStorage`. To use a server, replace the bodies of the
 * exported functions with requests; the page only knows their types.
 */

export const STORAGE_KEY = 'template-equipment';

/** The stored records can't be read. Only `resetEquipment` helps. */
export class BrokenStorageError extends Error {}

function read(): Equipment[] {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text === null) {
    return [...SAMPLE_RECORDS];
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (!Array.isArray(value) || !value.every(isEquipment)) {
    throw new BrokenStorageError(
      `The records in this browser can’t be read: the value of “${STORAGE_KEY}” isn’t a list of equipment. Replace them with the sample records, or restore the value and try again.`,
    );
  }
  return value;
}

function write(records: readonly Equipment[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(records));
  } catch {
    throw new Error(
      'Your browser refused to store the change. Allow this site to store data, or free some space, and try again.',
    );
  }
}

const answer = () => new Promise<void>((resolve) => setTimeout(resolve, LATENCY));

function find(records: readonly Equipment[], id: string): Equipment {
  const record = records.find((candidate) => candidate.id === id);
  if (!record) {
    throw new Error(`There’s no record ${id}. It may have been deleted.`);
  }
  return record;
}

/** All records. */
export async function listEquipment(): Promise<Equipment[]> {
  await answer();
  return read();
}

/** @throws If there's no such record. */
export async function getEquipment(id: string): Promise<Equipment> {
  await answer();
  return find(read(), id);
}

/** Adds a record and returns it with its new id. */
export async function createEquipment(input: EquipmentInput): Promise<Equipment> {
  await answer();
  const records = read();
  const id = String(Math.max(0, ...records.map((record) => Number(record.id) || 0)) + 1);
  const created = { ...input, id };
  write([...records, created]);
  return created;
}

/** @throws If there's no such record. */
export async function updateEquipment(id: string, input: EquipmentInput): Promise<Equipment> {
  await answer();
  const records = read();
  const updated = { ...find(records, id), ...input };
  write(records.map((record) => (record.id === id ? updated : record)));
  return updated;
}

/** @throws If there's no such record. */
export async function deleteEquipment(id: string): Promise<void> {
  await answer();
  const records = read();
  find(records, id);
  write(records.filter((record) => record.id !== id));
}

/** Replaces all records with the sample records. */
export async function resetEquipment(): Promise<void> {
  await answer();
  write(SAMPLE_RECORDS);
}

/**
 * Calls a function when the records change in another tab. With a server, ask it for changes instead.
 *
 * @returns Stops it.
 */
export function onOtherTabsChange(onChange: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    // Without a key, the whole storage was cleared.
    if (key === STORAGE_KEY || key === null) {
      onChange();
    }
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
