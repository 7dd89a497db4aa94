import type { Grain } from './grains';

const KILOGRAMS_PER_SACK = 25;

/** Weight of a stock, such as `350 kg`. */
export function sackWeight({ sacks }: Grain): string {
  return `${sacks * KILOGRAMS_PER_SACK} kg`;
}
