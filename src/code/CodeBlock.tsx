import { useRef } from 'react';
import { useTranslate } from '@site/src/i18n';
import styles from './CodeBlock.module.css';
import { CopyButton } from './CopyButton';

interface Props {
  /** Highlighted code, made by `plugins/highlight` while the page was compiled. */
  html: string;
  language?: string;
  /** Name of the file that the code belongs to. */
  title?: string;
}

/** A block of code with its title and a copy button. */
export function CodeBlock({ html, language, title }: Props) {
  const t = useTranslate();
  const ref = useRef<HTMLElement>(null);
  return (
    <div className={styles.block} data-copies="">
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        <pre
          className={styles.pre}
          dir="ltr"
          role="group"
          aria-label={title ?? (language ? t('code.blockIn', { language }) : t('code.block'))}
          tabIndex={0}
        >
          <code ref={ref} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <CopyButton className={styles.copy} getText={() => ref.current?.textContent ?? ''} />
      </div>
    </div>
  );
}
