import { useOwnTexts } from '@site/src/foundation/i18n';
import { memberChanges } from 'react-component-api/compare';
import type { EntryFacts } from '../types';
import styles from './Compare.module.css';
import { TEXTS } from './texts';

interface Props {
  before?: EntryFacts;
  after?: EntryFacts;
}

const FACTS = ['type', 'default', 'required'] as const;

/** Types with at least this many characters are collapsed. */
const LONG = 160;

function TwoValues({ was, is }: { was?: string; is?: string }) {
  return (
    <>
      {was !== undefined && (
        <del className={styles.before}>
          <code>{was}</code>
        </del>
      )}
      {is !== undefined && (
        <ins className={styles.after}>
          <code>{is}</code>
        </ins>
      )}
    </>
  );
}

function Members({ was, is }: { was: string; is: string }) {
  const t = useOwnTexts(TEXTS);
  const members = memberChanges(was, is);
  const kinds = (['added', 'changed', 'removed'] as const).filter((kind) => members?.[kind].length);
  return kinds.map((kind) => (
    <div key={kind}>
      {t(`members.${kind}`)} <code>{members?.[kind].join(', ')}</code>
    </div>
  ));
}

function TypeValues({ was, is }: { was?: string; is?: string }) {
  const t = useOwnTexts(TEXTS);
  const isShort = (was ?? '').length + (is ?? '').length < LONG;
  if (isShort) {
    return <TwoValues was={was} is={is} />;
  }
  return (
    <>
      {was !== undefined && is !== undefined && <Members was={was} is={is} />}
      <details>
        <summary>
          <bdi>{t('wholeType')}</bdi>
        </summary>
        <TwoValues was={was} is={is} />
      </details>
    </>
  );
}

/** The facts of a prop, slot or class: one side, or both sides where they differ. */
export function FactRows({ before, after }: Props) {
  const t = useOwnTexts(TEXTS);
  const facts = FACTS.filter((fact) => fact in { ...before, ...after });
  const isChange = Boolean(before && after);
  const textOf = (side: EntryFacts | undefined, fact: (typeof FACTS)[number]) => {
    const value = side?.[fact];
    if (value === undefined) {
      return undefined;
    }
    if (fact === 'required') {
      return t(value ? 'yes' : 'no');
    }
    return value === null ? t('none') : String(value);
  };
  // For added and removed members, show only the type; the API page has the rest.
  const shown = facts.filter((fact) => isChange || fact === 'type');
  return (
    shown.length > 0 && (
      <dl className={styles.facts}>
        {shown.map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt>{t(`${fact}`)}</dt>
            <dd>
              {fact === 'type' ? (
                <TypeValues was={textOf(before, fact)} is={textOf(after, fact)} />
              ) : (
                <TwoValues was={textOf(before, fact)} is={textOf(after, fact)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}
