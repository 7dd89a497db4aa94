import { DEMO_SLOWDOWN } from '../demo/measure-demos';
import type { InteractionTime } from '../interaction/measure-interactions';
import { milliseconds } from './format';
import { markdownTable } from './markdown-table';

/** The table of interactions, with their longest tasks. */
export function interactionTable(times: readonly InteractionTime[]): string {
  return markdownTable(
    [`CPU ${DEMO_SLOWDOWN}× slower`, 'median', 'longest task'],
    times.map(({ site, label, time, cause }) => [`${site}: ${label}`, milliseconds(time), cause]),
  );
}
