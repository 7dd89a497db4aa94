import { createSharedDemo } from '@site/src/demos/page/shared-demo';
import type { SharedDemo } from '@site/src/demos/page/shared-demo';
import type { FrameModule } from '@site/src/demos/types';

/**
 * Creates a demo as its page and its viewer share it.
 *
 * @param module - Its code; `null` as in a browser that hasn't loaded it yet.
 */
export function sharedDemo(
  props: Partial<SharedDemo> = {},
  module: FrameModule | null = null,
): SharedDemo {
  const demo = createSharedDemo(
    {
      name: 'BasicButtons',
      scope: 'joy',
      source: 'demos/docs-joy/components/button/BasicButtons',
      facts: { lines: 2, heights: null },
      basePath: '',
      onFollow: () => {},
      ...props,
    },
    module,
  );
  return { ...demo, ...props };
}
