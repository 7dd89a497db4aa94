import type { Code, DataRecord, Library } from '../../printer';
import type { Note, Place, Skipped } from '../types';

/** The options of one theme of a text. */
export interface Reading {
  /** Which theme of the text it is. */
  key: string;
  /** What the text calls it; empty if it has no name. */
  name: string;
  /** How likely it's the theme of the app. */
  rank: number;
  library: Library;
  /** Whether it has both color schemes anyway. */
  hasSchemes: boolean;
  options: DataRecord;
  place: Place;
  /** Where an option is in the text, or what it's a part of. */
  locate: (path: readonly string[]) => Located;
  skipped: Skipped[];
  notes: Note[];
  more: readonly Code[];
  responsive?: DataRecord;
}

/** A place in a text, with the path of the option there. */
export interface Located {
  path: readonly string[];
  place: Place;
}

/** A key for a path. */
export const pathKey = (path: readonly string[]) => JSON.stringify(path);

/** Where a part of the options is in the text. */
export const placeIn = (reading: Reading, path: readonly string[]) => reading.locate(path).place;

/** A path as the text has it. */
export const pathOf = (reading: Reading, path: readonly string[]) =>
  reading.locate(path).path.join('.');

/** Whether two readings have the same options. */
export function isSameReading(one: Reading, other: Reading): boolean {
  return JSON.stringify(one.options) === JSON.stringify(other.options);
}
