import { useEffect, useRef } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { readDraft } from '@site/src/browser/drafts';
import { usePersisted } from '@site/src/browser/persisted';
import { whenIdle } from '@site/src/browser/when-idle';
import { codeVariant } from '@site/src/settings';
import type { ViewerProps } from '../viewer/viewer-props';
import { previewLines } from './preview-lines';
import { showVariant } from './show-variant';
import { startViewer } from './start-viewer';
import type { StartedViewer } from './start-viewer';
import styles from './Demo.module.css';

interface Props {
  /** The demo's element. */
  frame: RefObject<HTMLElement | null>;
  viewer: ViewerProps;
  /** Whether the demo itself is loaded. The viewer then loads when the browser is idle. */
  ready: boolean;
  onFailure: (retry: (() => void) | null) => void;
}

// A constant: with a new object, React would overwrite the server's HTML with the empty string.
const KEEP = { __html: '' };

/**
 * Toolbar and source of a demo as the server rendered them. They hydrate at the reader's first
 * interaction with the demo, or when the demo is interactive and the browser idle. After client-side
 * navigation there's no server HTML, so they render as soon as their code is loaded.
 */
export function LazyViewer({ frame, viewer, ready, onFailure }: Props) {
  const { name, link, hideToolbar } = viewer;
  const host = useRef<HTMLDivElement>(null);
  const started = useRef<StartedViewer>(null);
  const latest = useRef(viewer);
  const variant = usePersisted(codeVariant);

  useEffect(() => {
    latest.current = viewer;
    started.current?.update(viewer);
  });
  useEffect(() => {
    const { framed, frameOnly, defaultOpen } = latest.current;
    const own = startViewer(host.current!, {
      frame: frame.current!,
      near: framed || frameOnly || defaultOpen,
      getProps: () => latest.current,
      onFailure,
    });
    started.current = own;
    return own.end;
  }, [name, frame, onFailure]);
  useEffect(() => {
    if (ready) {
      whenIdle(() => started.current!.open());
    }
  }, [ready]);
  useEffect(() => {
    // Edits from before a reload are shown again.
    if (link || (readDraft(name) ?? readDraft(`${name}:modules`)) !== null) {
      started.current!.open();
    }
  }, [link, name]);
  useEffect(() => showVariant(host.current!, variant), [variant]);

  const className = hideToolbar ? undefined : styles.viewer;
  if (__SERVER__) {
    const { ServerViewer } = require('./ServerViewer') as typeof import('./ServerViewer');
    return <ServerViewer className={className} viewer={viewer} />;
  }
  return (
    <div
      ref={host}
      className={className}
      style={{ '--preview-lines': previewLines(viewer) } as CSSProperties}
      suppressHydrationWarning
      dangerouslySetInnerHTML={KEEP}
    />
  );
}
