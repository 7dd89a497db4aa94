import { JOY_COLORS, JOY_COMPONENTS } from 'mui-theme-kit/joy-options';
import type { BasicTheme } from 'mui-theme-kit/theme';
import { dataAt, leavesOf, withoutData } from 'mui-theme-kit/print';
import type { AppTheme, DataRecord, KeptParts } from 'mui-theme-kit/print';

/** The parts of Joy UI's options that a value of the theme leads to. */
function joyPath([first, second = '', third, fourth = '']: readonly string[]): string[] {
  const all: Record<string, string[]> = {
    'typography.fontFamily': ['fontFamily'],
    'typography.fontSize': ['fontSize'],
    'shape.borderRadius': ['radius'],
  };
  switch (first) {
    case 'colorSchemes': {
      const name = JOY_COLORS.find(([material]) => material === fourth)?.[1] ?? fourth;
      return [first, second, third ?? '', name];
    }
    case 'components':
      return [first, JOY_COMPONENTS.find(([material]) => material === second)?.[1] ?? second];
    case 'spacing':
      return ['spacing'];
    default:
      return new Map(Object.entries(all)).get(`${first}.${second}`) ?? [first!, second];
  }
}

/** The parts of Material UI's options that a value of the theme replaces: of a hue, all shades. */
function materialPath(path: readonly string[]): readonly string[] {
  return path[2] === 'palette' && path.at(-1) === 'main' ? path.slice(0, -1) : path;
}

/** The paths of the values that differ between two themes. */
function changedPaths(before: BasicTheme, after: BasicTheme): string[][] {
  const [one, other] = [before, after] as unknown as [DataRecord, DataRecord];
  const paths = new Map(
    [...leavesOf(one), ...leavesOf(other)].map((path) => [path.join('\0'), path]),
  );
  return [...paths.values()].filter((path) => dataAt(one, path) !== dataAt(other, path));
}

/**
 * What is kept of an app's theme after the theme was edited: not the values of which the edited ones
 * were another form.
 */
export function keptAfter({ theme, kept }: AppTheme, next: BasicTheme): KeptParts {
  const { material, joy, ...others } = kept;
  if (!material && !joy) {
    return kept;
  }
  const changed = changedPaths(theme, next);
  const without = (data: DataRecord, paths: readonly (readonly string[])[]) =>
    paths.reduce((rest, path) => withoutData(rest, path), data);
  return {
    ...others,
    ...(material && { material: without(material, changed.map(materialPath)) }),
    ...(joy && { joy: without(joy, changed.map(joyPath)) }),
  };
}
