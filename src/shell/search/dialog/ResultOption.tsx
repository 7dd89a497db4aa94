import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { isPlainClick } from 'docusaurus-speed/plain-click';
import { useTranslate } from '@site/src/foundation/i18n';
import type { Hit } from '../engine';
import type { RecordKind } from '../types';
import { answerIn } from './answer-in';
import { Marked } from './Marked';
import type { FoundIcon } from '../answers/groups';
import styles from './SearchDialog.module.css';

/** Kinds whose titles are code. */
const CODE_KINDS: readonly RecordKind[] = ['prop', 'class', 'slot', 'demo'];

/** Milliseconds after which the page of the selected result is preloaded. */
const PRELOAD_DELAY = 300;

interface Props {
  id: string;
  /** Whether it's the selected option, which Enter opens. */
  active: boolean;
  hit: Hit;
  /** Whether it follows another hit of its page. */
  isNested?: boolean;
  /** Whether it answers a task: it shows the sentence that answers, and code. */
  isAnswer?: boolean;
  /** The icon that it shows, whose import can be copied. */
  icon?: FoundIcon;
  isCopied?: boolean;
  onCopy?: (name: string) => void;
  /** Words to highlight. */
  words: readonly string[];
  /** Called when the reader opens it in this tab. */
  onChoose: () => void;
}

/**
 * A search result: title, location, excerpt, product and version.
 *
 * Not a `Link`, because a `Link` preloads its page as soon as it's visible. That took more than
 * half of the time from a key press to its results, and loaded pages for every key.
 */
export function ResultOption({
  id,
  active,
  hit: { record, shard },
  isNested = false,
  isAnswer = false,
  icon,
  isCopied = false,
  onCopy,
  words,
  onChoose,
}: Props) {
  const t = useTranslate();
  const { push } = useHistory();
  const href = useBaseUrl(record.url);
  const text = isAnswer ? answerIn(record.text, words) : record.text;
  const path = isNested ? record.path.slice(1) : record.path;

  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const timer = setTimeout(() => void window.docusaurus.preload(href), PRELOAD_DELAY);
    return () => clearTimeout(timer);
  }, [active, href]);

  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) {
      return;
    }
    event.preventDefault();
    // Not a button: an option has no controls in it. Ctrl+C copies with the keyboard.
    if (icon && (event.target as Element).closest('[data-copy]')) {
      onCopy?.(icon.name);
    } else {
      onChoose();
      push(href);
    }
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- see above
    <a
      id={id}
      href={href}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={clsx(styles.option, isNested && styles.nested)}
      onClick={handleClick}
    >
      <span className={styles.line}>
        {icon && <icon.Drawing />}
        <span
          dir="auto"
          className={clsx(styles.name, CODE_KINDS.includes(record.kind) && styles.code)}
        >
          <Marked text={record.title} words={words} />
        </span>
        {path.length > 0 && (
          <span dir="auto" className={styles.path}>
            <Marked text={path.join(' › ')} words={words} />
          </span>
        )}
        {icon && (
          <span className={styles.copy} data-copy="">
            {isCopied ? t('search.copiedShort') : t('search.copyImport')}
          </span>
        )}
        {!icon && !isNested && (
          <span className={styles.chip}>
            {shard.productName} {shard.version}
          </span>
        )}
      </span>
      {text && (
        <span className={styles.text}>
          <span dir="auto" className={isAnswer ? styles.answer : styles.excerpt}>
            <Marked text={text} words={words} />
          </span>
        </span>
      )}
      {isAnswer && record.code && (
        <code className={styles.snippet} dir="ltr" aria-hidden="true">
          {record.code}
        </code>
      )}
    </a>
  );
}
