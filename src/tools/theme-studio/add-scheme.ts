import { SCHEMES } from 'mui-theme-kit/theme';
import { dataAt, withData, withoutData } from 'mui-theme-kit/print';
import type { AppTheme, DataRecord } from 'mui-theme-kit/print';
import type { ReadTheme } from 'mui-theme-kit/read';

/**
 * Adds the colors of a theme that has one scheme to a theme with colors of the other one. The rest stays
 * that of the theme.
 *
 * @returns `null` if there's nothing to add, or nothing to add it to.
 */
export function addScheme({ theme, kept }: AppTheme, read: ReadTheme): AppTheme | null {
  const { scheme } = read;
  const other = SCHEMES.find((one) => one !== scheme)!;
  const colors = scheme && read.theme.colorSchemes?.[scheme];
  if (!colors || !theme.colorSchemes?.[other]) {
    return null;
  }
  const path = ['colorSchemes', scheme];
  const added = (own: DataRecord | undefined, more: DataRecord | undefined) => {
    const part = dataAt(more, path);
    const rest = withoutData(own ?? {}, path);
    return part === undefined ? rest : withData(rest, path, part);
  };
  const { scheme: _only, ...others } = kept;
  return {
    theme: { ...theme, colorSchemes: { ...theme.colorSchemes, [scheme]: colors } },
    kept: {
      ...others,
      material: added(kept.material, read.kept.material),
      joy: added(kept.joy, read.kept.joy),
    },
  };
}
