import { ownValue } from '../own-value';
import { isRecord } from './types';
import type { Data, DataRecord } from './types';

/** A copy of options with others added. Records are merged; other values are replaced. */
export function merged(base: DataRecord, added: DataRecord): DataRecord {
  const result: DataRecord = { ...base };
  for (const [key, value] of Object.entries(added)) {
    const own = ownValue(base, key);
    result[key] = isRecord(own) && isRecord(value) ? merged(own, value) : value;
  }
  return result;
}

/** The value at a path; `undefined` if there is none. */
export function dataAt(data: Data | undefined, path: readonly string[]): Data | undefined {
  return path.reduce<Data | undefined>(
    (parent, key) => (isRecord(parent) ? ownValue(parent, key) : undefined),
    data,
  );
}

/** A copy of options with a value at a path. */
export function withData(
  data: DataRecord,
  [key, ...rest]: readonly string[],
  value: Data,
): DataRecord {
  const own = ownValue(data, key!);
  const next: Data = rest.length > 0 ? withData(isRecord(own) ? own : {}, rest, value) : value;
  return { ...data, [key!]: next };
}

/** A copy of options without the value at a path, and without records that become empty. */
export function withoutData(data: DataRecord, [key, ...rest]: readonly string[]): DataRecord {
  const own = ownValue(data, key!);
  if (own === undefined) {
    return data;
  }
  const { [key!]: _removed, ...others } = data;
  const next = rest.length > 0 && isRecord(own) ? withoutData(own, rest) : {};
  if (rest.length > 0 && !isRecord(own)) {
    return data;
  }
  return Object.keys(next).length > 0 ? { ...data, [key!]: next } : others;
}

/** The paths of the values that records contain; a list is one value. */
export function leavesOf(data: Data, path: readonly string[] = []): string[][] {
  return isRecord(data)
    ? Object.entries(data).flatMap(([key, value]) => leavesOf(value, [...path, key]))
    : [[...path]];
}
