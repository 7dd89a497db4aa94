import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { usePersisted } from '@site/src/foundation/browser/persisted';
import { codeVariant } from '@site/src/reader/settings';
import type { CodeVariant } from '@site/src/reader/settings';
import { previewLines } from './preview-lines';
import type { SharedDemo } from './shared-demo';
import { startViewer } from './start-viewer';
import styles from './Demo.module.css';

interface Props {
  demo: SharedDemo;
  onFailure: (retry: (() => void) | null) => void;
}

// A constant: with a new object, React would overwrite the server's HTML with the empty string.
const KEEP = { __html: '' };

/** Marks the selected language in a server-rendered toolbar; the server doesn't know the selection. */
function showVariant(toolbar: Element, variant: CodeVariant): void {
  for (const button of toolbar.querySelectorAll<HTMLElement>('[data-variant]')) {
    button.setAttribute('aria-pressed', String(button.dataset.variant === variant));
  }
}

/**
 * Toolbar and source of a demo as the server rendered them. They hydrate at the reader's first
 * interaction with the demo, or when the demo is interactive and the browser idle. After client-side
 * navigation there's no server HTML, so they render as soon as their code is loaded.
 */
export function LazyViewer({ demo, onFailure }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const variant = usePersisted(codeVariant);
  useEffect(() => startViewer(host.current!, demo, onFailure), [demo, onFailure]);
  useEffect(() => showVariant(host.current!, variant), [variant]);

  const className = demo.hideToolbar ? undefined : styles.viewer;
  if (__SERVER__) {
    const { ServerViewer } = require('./ServerViewer') as typeof import('./ServerViewer');
    return <ServerViewer className={className} demo={demo} />;
  }
  return (
    <div
      ref={host}
      className={className}
      style={{ '--preview-lines': previewLines(demo) } as CSSProperties}
      suppressHydrationWarning
      dangerouslySetInnerHTML={KEEP}
    />
  );
}
