import type { ComponentType } from 'react';
import type { BasicTheme, SchemeName } from 'mui-theme-kit/theme';
import type { Direction } from '@site/src/reader/settings';

/** What a board shows its components with. */
export interface BoardProps {
  theme: BasicTheme;
  scheme: SchemeName;
  direction: Direction;
  /** Whether components are as small as in compact demos. */
  isCompact: boolean;
}

/** Components of a library that wear a theme. */
export type BoardComponent = ComponentType<BoardProps>;
