import { createSharedDemo } from '@site/src/demos/page/shared-demo';
import type { SharedDemo } from '@site/src/demos/page/shared-demo';

/** Creates a demo as its page and its viewer share it; in a browser, without `server`. */
export function sharedDemo(props: Partial<SharedDemo> = {}): SharedDemo {
  const demo = createSharedDemo({
    name: 'BasicButtons',
    scope: 'joy',
    source: 'demos/docs-joy/components/button/BasicButtons',
    facts: { lines: 2, heights: null },
    basePath: '',
    onFollow: () => {},
    load: () => Promise.reject(new Error('The test loads no demo.')),
    server: null,
    ...props,
  });
  return { ...demo, ...props };
}
