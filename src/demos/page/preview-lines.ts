import type { DemoOptions, DemoFacts } from '../types';

/** Number of lines in the preview of a demo; 0 without a preview. */
export function previewLines({
  facts,
  defaultOpen,
  hideToolbar,
}: Pick<DemoOptions, 'defaultOpen' | 'hideToolbar'> & { facts: DemoFacts }): number {
  return defaultOpen === false || hideToolbar ? 0 : facts.lines;
}
