import { useRef, useState } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './CodeBlock.module.css';
import { CodePre } from './CodePre';
import { CodeTools } from './CodeTools';

interface Props {
  /** HTML of the highlighted code, from `plugins/shared/highlight`. */
  html: string;
  language?: string;
  /** Title, usually a file name. */
  title?: string;
  /** Number of the first line; without it, lines have no numbers. */
  firstLine?: number;
}

/** A code block below a header with its title or language and its buttons. */
export function CodeBlock({ html, language, title, firstLine }: Props) {
  const t = useTranslate();
  const block = useRef<HTMLDivElement>(null);
  const [wraps, setWraps] = useState(false);
  return (
    <div ref={block} className={styles.block} data-copies="">
      <div className={styles.header} data-search-ignore="">
        <span className={styles.title}>{title ?? language}</span>
        <CodeTools block={block} wraps={wraps} onWrapsChange={setWraps} />
      </div>
      <CodePre
        html={html}
        aria-label={title ?? (language ? t('code.blockIn', { language }) : t('code.block'))}
        data-language={language}
        data-title={title}
        firstLine={firstLine}
        wraps={wraps}
      />
    </div>
  );
}
