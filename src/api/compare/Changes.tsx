import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useOwnTexts } from '@site/src/foundation/i18n';
import type { EntryChange } from '../types';
import styles from './Compare.module.css';
import { FactRows } from './FactRows';
import { TEXTS } from './texts';

const PARTS = /(`[^`]+`|\[[^\]]+\]\([^)\s]+\))/;

function partOf(part: string) {
  const [, text, href] = /^\[(.+)\]\((.+)\)$/s.exec(part) ?? [];
  if (text && href) {
    const plain = text.replaceAll('`', '');
    // Paths are those of the library's own site.
    return /^https?:/.test(href) ? <Link to={href}>{plain}</Link> : plain;
  }
  return part.startsWith('`') ? <code>{part.slice(1, -1)}</code> : part;
}

/** The Markdown of a declaration's comment, with code and links rendered. */
function CommentText({ text }: { text: string }) {
  return text.split(PARTS).map((part, index) => (
    // The index is the only stable key of a part.
    <span key={index}>{partOf(part)}</span>
  ));
}

interface Props {
  part: 'props' | 'slots' | 'classes';
  changes: readonly EntryChange[];
}

/** The changes of a component's props, slots or classes, one row each. */
export function Changes({ part, changes }: Props) {
  const t = useOwnTexts(TEXTS);
  return (
    <section>
      <Heading as="h3">{t(`${part}`)}</Heading>
      <ul className={styles.changes}>
        {changes.map(({ name, kind, before, after, deprecated }) => (
          <li key={name} className={styles.change}>
            <div className={styles.subject}>
              <span className={styles.kind} data-kind={kind}>
                {t(`kind.${kind}`)}
              </span>
              <code>{name}</code>
            </div>
            <div className={styles.facts}>
              {deprecated && (
                <p>
                  <CommentText text={deprecated} />
                </p>
              )}
              <FactRows before={before} after={after} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
