import type { ViewerDemo } from '../viewer-demo';
import { showNotice } from './notice';

const load = () => import('./copy-link');

/** Loads the code of `shareDemo`, for a reader who is likely to use it. */
export function prefetchShare(): void {
  load().catch(() => {});
}

/** Copies a link to the demo as the reader sees it, and reports the result. */
export async function shareDemo(demo: ViewerDemo): Promise<void> {
  try {
    const { copyDemoLink } = await load();
    await copyDemoLink(demo, 'state');
  } catch (error: unknown) {
    console.error(`The demo ${demo.name} failed to load the code for links.`, error);
    showNotice(demo, 'demo.loadFailed');
  }
}
