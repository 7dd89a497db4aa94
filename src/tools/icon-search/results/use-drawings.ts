import { useEffect, useSyncExternalStore } from 'react';
import type { IconTheme } from '../types';
import type { Drawings } from './drawings';

/** An icon in a theme. */
export type ThemedIcon = readonly [position: number, theme: IconTheme];

/** Fetches the drawings of icons, and renders again when some arrive. */
export function useDrawings(drawings: Drawings, icons: readonly ThemedIcon[]): void {
  useSyncExternalStore(drawings.subscribe, drawings.getVersion, drawings.getVersion);
  useEffect(() => {
    icons.forEach(([position, theme]) => drawings.request(position, theme));
  });
}
