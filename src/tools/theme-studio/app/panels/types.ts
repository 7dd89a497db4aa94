import type { BasicTheme, SchemeName } from 'mui-theme-kit/theme';
import type { ChangeTheme, ReplaceTheme } from '../use-studio';

/** What every panel needs. */
export interface PanelProps {
  theme: BasicTheme;
  scheme: SchemeName;
  change: ChangeTheme;
  replace: ReplaceTheme;
}
