import type { BasicTheme, JoyOptions } from 'mui-theme-kit/theme';
import type { SchemeStyles } from '@site/src/reader/scheme-styles';

/** A theme that demos use. */
export interface ActiveTheme {
  material: BasicTheme;
  joy: JoyOptions;
  /** Custom properties of both libraries. */
  styles: SchemeStyles;
}
