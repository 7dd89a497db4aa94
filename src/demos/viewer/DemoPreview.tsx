import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { LinkedPre } from '@site/src/code';
import styles from './Viewer.module.css';

interface Props {
  /** Highlighted JSX, once it is known; what stands in the page already is kept. */
  html: string | null;
  lines: number;
  hidden: boolean;
  /** Takes the reader to another page of the site. */
  onFollow: (address: string) => void;
}

const KEEP = { __html: '' };

/** The JSX of a demo, readable without scripts and without its source being fetched. */
export function DemoPreview({ html, lines, hidden, onFollow }: Props) {
  const ref = useRef<HTMLElement>(null);
  // After a client-side navigation no server HTML is there to keep.
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
