import type { CSSProperties, Ref } from 'react';
import { LinkedPre } from '@site/src/code';
import styles from './Demo.module.css';

interface Props {
  ref: Ref<HTMLElement>;
  /** Highlighted JSX; on the server only, the browser keeps what stands in the page. */
  html: string | null | undefined;
  lines: number;
  hidden: boolean;
}

const KEEP = { __html: '' };

/** The JSX of a demo, readable without scripts and without its source being fetched. */
export function DemoPreview({ ref, html, lines, hidden }: Props) {
  return (
    <LinkedPre
      className={styles.pre}
      dir="ltr"
      tabIndex={0}
      hidden={hidden}
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
