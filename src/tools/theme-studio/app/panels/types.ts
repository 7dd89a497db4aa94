import type { ReaderTheme, SchemeName } from '@site/src/reader/reader-theme/types';
import type { ChangeTheme } from '../use-studio';

/** What every panel needs. */
export interface PanelProps {
  theme: ReaderTheme;
  scheme: SchemeName;
  change: ChangeTheme;
}
