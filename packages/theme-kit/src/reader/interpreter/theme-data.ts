import { valueAt } from '../../own-value';
import { plain } from './plain';
import { DataObject, Unknown } from './values';
import type { Run, ThemePart, ThemeRecord, Value } from './values';

/** Creating a library's theme takes about as long as this many steps of a program. */
const CREATION_STEPS = 1_000;

/** The options at a path of a theme; `undefined` if it leaves them to the library. */
export function ownAt({ own }: ThemeRecord, path: readonly string[]): Value {
  return path.reduce<Value>(
    (parent, key) =>
      parent instanceof DataObject
        ? (parent.slots.get(key)?.value ?? parent.losses[0])
        : parent instanceof Unknown
          ? parent
          : undefined,
    own,
  );
}

/** The library's theme of options, as far as they're known. */
export function createdOf(run: Run, theme: ThemeRecord): object {
  if (!theme.created) {
    run.limits.addSteps(CREATION_STEPS);
    const options = (plain(theme.own, (part) => themeData(run, part)) ?? {}) as {
      palette?: { mode?: unknown; type?: unknown };
    };
    const mode = options.palette?.mode ?? options.palette?.type ?? run.scheme;
    const create = run.creators[theme.library];
    const attempts: object[] = [
      {
        // As `extendTheme()` does.
        ...(theme.hasSchemes && theme.library === 'material' && { cssVariables: true }),
        ...options,
        ...(options.palette && { palette: { ...options.palette, mode } }),
      },
      // Without what the library refuses.
      { ...options, palette: { mode } },
      {},
    ];
    for (const attempt of attempts) {
      try {
        theme.created ??= create?.(attempt) ?? {};
      } catch {
        // The next one is simpler.
      }
    }
  }
  return theme.created!;
}

/** The library's values of a part of a theme. */
export function themeData(run: Run, { theme, path }: ThemePart): unknown {
  return valueAt(createdOf(run, theme), path);
}
