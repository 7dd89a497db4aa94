import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { LinkedPre } from '@site/src/code';
import { editHandlers } from './edit-handlers';
import styles from './styles/Viewer.module.css';

interface Props {
  /** Highlighted JSX; `null` until it's loaded. Server HTML is kept. */
  html: string | null;
  lines: number;
  hidden: boolean;
  /** Called when the reader is likely to edit. */
  onIntent?: () => void;
  /** Called when the reader starts to edit; `caret` is an offset. Without it, the preview is read-only. */
  onEdit?: (preview: string, caret: number) => void;
  /** Navigates to another page of the site. */
  onFollow: (address: string) => void;
}

const KEEP = { __html: '' };

/** The JSX of a demo, available without scripts and without fetching the source. */
export function DemoPreview({ html, lines, hidden, onIntent, onEdit, onFollow }: Props) {
  const ref = useRef<HTMLElement>(null);
  // After client-side navigation there's no server HTML to keep.
  useEffect(() => {
    if (html && !ref.current!.firstChild) {
      ref.current!.innerHTML = html;
    }
  }, [html]);
  return (
    <LinkedPre
      className={styles.pre}
      dir="ltr"
      tabIndex={0}
      hidden={hidden}
      {...editHandlers({ onIntent, onEdit })}
      onFollow={onFollow}
      style={{ '--lines': lines } as CSSProperties}
    >
      <code
        ref={ref}
        suppressHydrationWarning
        dangerouslySetInnerHTML={__SERVER__ && html ? { __html: html } : KEEP}
      />
    </LinkedPre>
  );
}
