import type { ComponentType } from 'react';
import type { ReaderTheme, SchemeName } from '@site/src/reader/reader-theme/types';
import type { Direction } from '@site/src/reader/settings';

/** What a board shows its components with. */
export interface BoardProps {
  theme: ReaderTheme;
  scheme: SchemeName;
  direction: Direction;
  /** Whether components are as small as in compact demos. */
  isCompact: boolean;
}

/** Components of a library that wear a theme. */
export type BoardComponent = ComponentType<BoardProps>;
