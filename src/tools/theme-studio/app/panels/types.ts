import type { ReaderTheme, SchemeName } from '@site/src/reader/reader-theme/types';
import type { ChangeTheme, ReplaceTheme } from '../use-studio';

/** What every panel needs. */
export interface PanelProps {
  theme: ReaderTheme;
  scheme: SchemeName;
  change: ChangeTheme;
  replace: ReplaceTheme;
}
