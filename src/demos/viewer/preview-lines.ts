import type { DemoOptions, DemoFacts } from '../types';

/** How many lines of a demo's code show while its source is closed; 0 where there is no preview. */
export function previewLines({
  facts,
  defaultOpen,
  hideToolbar,
}: Pick<DemoOptions, 'defaultOpen' | 'hideToolbar'> & { facts: DemoFacts }): number {
  return defaultOpen === false || hideToolbar ? 0 : facts.lines;
}
