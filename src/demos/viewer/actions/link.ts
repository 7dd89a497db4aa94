import { codeVariant } from '@site/src/reader/settings';
import type { CodeVariant } from '@site/src/reader/settings';
import type { DemoState as LinkedState } from '../../link-state/demo-state';
import type { FollowedLink } from '../../page/shared-demo';
import { fetchSource } from '../fetch-source';
import { sourceFiles } from '../source-files';
import { frameOf } from '../state-for-link';
import type { ViewerDemo } from '../viewer-demo';
import { startEdit } from './edit';
import { openFrame } from './frame';
import { focusToolbar } from './focus';
import { showNotice } from './notice';
import { showSource } from './source';

/** Shows the source that a link names, and what its state contains. */
export function followLink(demo: ViewerDemo, { variant, isChoice, state }: FollowedLink): void {
  if (variant && isChoice) {
    codeVariant.set(variant);
  }
  showSource(demo);
  demo.store.set({ linkState: state });
  if (state !== undefined) {
    demo.loaders.link();
  }
}

/** Shows a demo with the theme settings of a link. */
export function showLinkedLook(demo: ViewerDemo, state: LinkedState): void {
  const frame = frameOf(state);
  if (frame) {
    openFrame(demo, frame);
  }
}

/** Loads the original source of a demo. */
export async function originalOf(demo: ViewerDemo, variant: CodeVariant): Promise<string> {
  return (await fetchSource(sourceFiles(demo, variant)[0].url)).text;
}

/** Runs the code of a link in the editor. */
export async function runLinkedCode(
  demo: ViewerDemo,
  { variant, code = '' }: LinkedState,
): Promise<void> {
  try {
    const source = await originalOf(demo, variant);
    startEdit(demo, sourceFiles(demo, variant)[0].name, { source, code }, 0);
    codeVariant.set(variant);
    demo.store.set({ linkState: undefined });
  } catch {
    showNotice(demo, 'demo.sourceFailed', { name: demo.name });
  }
}

/** Discards the state of a link. */
export function discardLinkedCode(demo: ViewerDemo): void {
  demo.store.set({ linkState: undefined });
  focusToolbar(demo);
}
