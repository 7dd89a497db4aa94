import { copyText } from '@site/src/page/code';
import { encodeState } from '../../link-state/codec';
import type { DemoLink } from '../../page/demo-hash';
import { stateForLink } from '../state-for-link';
import type { ViewerDemo } from '../viewer-demo';
import { showNotice } from './notice';

const EXTENSIONS = { TS: '.tsx', JS: '.js' } as const;

/** Formats the hash of a link to a demo; the inverse of `parseDemoHash`. */
export function formatDemoHash({ name, variant, state }: DemoLink): string {
  return `#${name}${variant ? EXTENSIONS[variant] : ''}${state === undefined ? '' : `?s=${state}`}`;
}

/** What a link to a demo shows: its source in a language, or its current state. */
export const LINK_TARGETS = ['JS', 'TS', 'state'] as const;

type LinkTarget = (typeof LINK_TARGETS)[number];

/** The hash of a link to a demo; `null` if its state is too long. */
function hashOf(demo: ViewerDemo, target: LinkTarget): string | null {
  const { name } = demo;
  if (target !== 'state') {
    return formatDemoHash({ name, variant: target });
  }
  const now = stateForLink(demo);
  const state = encodeState(now);
  return state === null ? null : formatDemoHash({ name, variant: now.variant, state });
}

/** Copies a link to a demo, and reports the result to the reader. */
export async function copyDemoLink(demo: ViewerDemo, target: LinkTarget): Promise<void> {
  const hash = hashOf(demo, target);
  if (hash === null) {
    showNotice(demo, 'demoLink.tooLong');
    return;
  }
  const url = new URL(hash, window.location.href).href;
  if (await copyText(url)) {
    showNotice(demo, 'demo.linkCopied');
  } else {
    showNotice(demo, 'demo.linkNotCopied', { url });
  }
}
