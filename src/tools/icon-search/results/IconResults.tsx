import { memo, useMemo } from 'react';
import type { IconTheme } from '../types';
import { IconButtons } from './IconButtons';
import { IconGrid } from './IconGrid';
import type { LoadedIcons } from './loaded-icons';
import { nearIcons } from './near-icons';
import { TEXTS } from '../texts';

/** Icons suggested if none match. */
const NEAR_COUNT = 6;

/** Props of `IconResults`. */
export interface IconResultsProps {
  icons: LoadedIcons;
  /** Positions of the icons that match. */
  found: readonly number[];
  query: string;
  theme: IconTheme;
  /** Whether the first icon takes the focus of the button that showed the results. */
  movesFocus: boolean;
  /** Receives the name of an icon's export. */
  onSelect: (selected: string) => void;
}

/** The icons that match; similar ones if none do. */
export const IconResults = memo(function IconResults({
  icons,
  found,
  query,
  theme,
  movesFocus,
  onSelect,
}: IconResultsProps) {
  const near = useMemo(
    () => (found.length === 0 ? nearIcons(icons.entries, query, NEAR_COUNT) : []),
    [icons, query, found],
  );
  const shared = { theme, icons, onSelect };
  if (found.length > 0) {
    return <IconGrid {...shared} found={found} movesFocus={movesFocus} />;
  }
  return near.length > 0 && <IconButtons {...shared} title={TEXTS.near} entries={near} />;
});
