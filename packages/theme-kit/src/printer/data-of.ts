import { joyAppOptions, materialAppOptions } from './app-options';
import { SPREAD } from './print-data';
import { isCode, isRecord } from './types';
import type { AppTheme, Data, DataRecord, Library } from './types';

/** A copy without code; what code looks like is in its place, if that's known. */
function withoutCode(value: Data, path: string, code: string[]): Data | undefined {
  if (isCode(value)) {
    code.push(path);
    return value.preview;
  }
  if (Array.isArray(value)) {
    return value.map((item: Data, index) => withoutCode(item, `${path}.${index}`, code) ?? null);
  }
  if (!isRecord(value)) {
    return value;
  }
  const parts = Object.entries(value).flatMap(([key, part]): [string, Data][] => {
    const own = path ? `${path}.${key}` : key;
    const data = key === SPREAD ? void code.push(own) : withoutCode(part, own, code);
    return data === undefined ? [] : [[key, data]];
  });
  return Object.fromEntries(parts);
}

/**
 * A theme as data that a library's function takes.
 *
 * @returns `code` has the paths of what isn't data, such as functions of `styleOverrides`.
 */
export function dataOf(app: AppTheme, library: Library): { options: DataRecord; code: string[] } {
  const isJoy = library === 'joy';
  const { more = [], responsive } = app.kept;
  const code = isJoy ? [] : [...more.map(({ $code }) => $code)];
  if (responsive && !isJoy) {
    code.push('responsiveFontSizes()');
  }
  const own = isJoy ? joyAppOptions(app) : materialAppOptions(app);
  return { options: withoutCode(own, '', code) as DataRecord, code };
}
