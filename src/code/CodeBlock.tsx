import { useTranslate } from '@site/src/i18n';
import styles from './CodeBlock.module.css';
import { CodeBody } from './CodeBody';

interface Props {
  /** Highlighted code, made by `plugins/highlight` while the page was compiled. */
  html: string;
  language?: string;
  /** Name of the file that the code belongs to. */
  title?: string;
  /** Number of the first line; no line numbers without it. */
  firstLine?: number;
}

/** A block of code with its title, a copy button, and a switch for long lines. */
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
