import Link from '@docusaurus/Link';
import { useRef } from 'react';
import { CopyButton } from '@site/src/code';
import { useTranslate } from '@site/src/i18n';
import { fetchMarkdown } from './fetch-markdown';
import styles from './MarkdownTools.module.css';
import { markdownPath } from './markdown-path';

const LABELS = {
  idle: 'machineReadable.copy',
  copied: 'machineReadable.copied',
  failed: 'machineReadable.copyFailed',
} as const;

/**
 * Copies or opens a page as Markdown. The text is fetched when the pointer is over the button, because
 * some browsers allow writing to the clipboard only shortly after the click.
 */
export function MarkdownTools({ permalink }: { permalink: string }) {
  const t = useTranslate();
  const markdownUrl = markdownPath(permalink);
  const text = useRef<Promise<string>>(undefined);
  const getText = () => {
    text.current ??= fetchMarkdown(markdownUrl);
    // After a failure, the next click fetches it again.
    text.current.catch(() => (text.current = undefined));
    return text.current;
  };
  const prepare = () => void getText().catch(() => {});
  return (
    <div
      className={styles.tools}
      role="group"
      aria-label={t('machineReadable.tools')}
      data-search-ignore=""
    >
      <Link href={`pathname://${markdownUrl}`} className={styles.tool} target="_self">
        {t('machineReadable.view')}
      </Link>
      {/* Last, as its width changes with what it says. */}
      <CopyButton
        className={styles.tool}
        labels={LABELS}
        getText={getText}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
    </div>
  );
}
