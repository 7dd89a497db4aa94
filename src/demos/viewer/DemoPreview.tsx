import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { LinkedPre } from '@site/src/page/code';
import { previewLines } from '../page/preview-lines';
import { startPreviewEdit } from './actions/edit';
import { editHandlers } from './edit-handlers';
import { useDemo, useDemoState } from './viewer-demo';
import styles from './styles/Viewer.module.css';

const KEEP = { __html: '' };

/** The JSX of a demo, available without scripts and without fetching the source. */
export function DemoPreview({ hidden }: { hidden: boolean }) {
  const demo = useDemo();
  // The server's HTML is kept until the module is loaded.
  const html = useDemoState().module?.preview;
  const ref = useRef<HTMLElement>(null);
  // After client-side navigation there's no server HTML to keep.
  useEffect(() => {
    if (html && !ref.current!.firstChild) {
      ref.current!.innerHTML = html;
    }
  }, [html]);
  const start = (preview: string, caret: number) => void startPreviewEdit(demo, preview, caret);
  return (
    <LinkedPre
      className={styles.pre}
      dir="ltr"
      tabIndex={0}
      hidden={hidden}
      {...editHandlers({
        onIntent: demo.loaders.editor,
        onEdit: demo.noLiveEdit ? undefined : start,
      })}
      onFollow={demo.onFollow}
      style={{ '--lines': previewLines(demo) } as CSSProperties}
    >
      <code
        ref={ref}
        suppressHydrationWarning
        dangerouslySetInnerHTML={__SERVER__ && html ? { __html: html } : KEEP}
      />
    </LinkedPre>
  );
}
