import type { Library } from '../../printer';
import { put } from './plain';
import { mergeOptions, optionsOf } from './theme-options';
import { noteLater } from './themes';
import { Closure, DataObject, Foreign, Native, ThemePart, isTheme } from './values';
import type { Place, Run, ThemeRecord, Value } from './values';

/** Notes what is merged into a theme that exists. */
function noteMerged(theme: ThemeRecord, value: Value, path: readonly string[]): void {
  for (const [key, slot] of value instanceof DataObject ? value.slots : []) {
    const own = [...path, key];
    if (slot.value instanceof DataObject && own.length < 3 && key !== 'breakpoints') {
      noteMerged(theme, slot.value, own);
    } else {
      noteLater(theme, own, slot.place);
    }
  }
}

/** Creates a theme with options, and with what is merged into it. */
export function createTheme(
  run: Run,
  library: Library,
  args: readonly Value[],
  place: Place,
  hasSchemes = false,
) {
  const theme: ThemeRecord = {
    place,
    library,
    hasSchemes,
    own: new DataObject(place),
    isBase: false,
    isRead: false,
    more: [],
    notes: [],
    changes: [],
  };
  for (const arg of args) {
    for (const base of [arg, arg instanceof DataObject ? arg.base : null]) {
      if (isTheme(base)) {
        base.theme.isBase = true;
        theme.more.push(...base.theme.more);
        theme.notes.push(...base.theme.notes);
        theme.changes.push(...base.theme.changes);
        theme.responsive ??= base.theme.responsive;
      }
    }
    if (arg instanceof Foreign) {
      theme.more.push(arg);
    } else {
      mergeOptions(theme.own, optionsOf(run, arg, []));
    }
  }
  args.slice(1).forEach((arg) => noteMerged(theme, arg, []));
  callTypography(run, theme, place);
  run.themes.push(theme);
  return new ThemePart(theme, []);
}

/** Typography can be a function of the palette. */
function callTypography(run: Run, theme: ThemeRecord, place: Place): void {
  const slot = theme.own.slots.get('typography');
  if (slot && (slot.value instanceof Closure || slot.value instanceof Native)) {
    theme.own.slots.delete('typography');
    const palette = new ThemePart(theme, ['palette']);
    const value = run.call(slot.value, [palette], place);
    put(theme.own, 'typography', optionsOf(run, value, ['typography']), slot.place);
    theme.created = undefined;
  }
}
