import { useTranslate } from '@site/src/i18n';
import styles from './CodeBlock.module.css';
import { CodeBody } from './CodeBody';

interface Props {
  /** HTML of the highlighted code, from `plugins/highlight`. */
  html: string;
  language?: string;
  /** Title, usually a file name. */
  title?: string;
  /** Number of the first line; without it, lines have no numbers. */
  firstLine?: number;
}

/** A code block with its title, a copy button, and a button that wraps long lines. */
export function CodeBlock({ html, language, title, firstLine }: Props) {
  const t = useTranslate();
  return (
    <div className={styles.block}>
      {title && <div className={styles.title}>{title}</div>}
      <CodeBody
        html={html}
        label={title ?? (language ? t('code.blockIn', { language }) : t('code.block'))}
        firstLine={firstLine}
      />
    </div>
  );
}
