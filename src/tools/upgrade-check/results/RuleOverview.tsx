import Heading from '@theme/Heading';
import styles from '../CheckMyCode.module.css';
import type { CheckedFile } from '../messages';
import { FoundUse } from './FoundUse';
import { LongList } from './LongList';
import { ruleUses } from './rule-uses';
import { TEXTS } from './texts';

interface Props {
  files: readonly CheckedFile[];
  /** Whether to reserve the same space for any number. */
  isLong: boolean;
  /** Whether more is found, so that the order mustn't change. */
  isGrowing: boolean;
  onFix: (rule: string) => void;
}

/**
 * The changed APIs that files use, those that are used most first. Scrolls by itself, so that files
 * below stay in place while it grows.
 */
export function RuleOverview({ files, isLong, isGrowing, onFix }: Props) {
  const found = ruleUses(files);
  const rules = isGrowing ? found : found.sort((a, b) => b.uses - a.uses);
  if (rules.length === 0 && !isLong) {
    return null;
  }
  return (
    <>
      <Heading as="h2" className={styles.part}>
        {TEXTS.rules}
      </Heading>
      <div
        className={styles.rules}
        data-long={isLong || undefined}
        role="region"
        aria-label={TEXTS.rules}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
      >
        <LongList items={rules}>
          {(shown) => (
            <ul className={styles.rows}>
              {shown.map(({ rule, uses, fixable, files: fileCount }) => (
                <li key={rule.name} className={styles.row}>
                  <p className={styles.counts}>
                    <bdi>
                      <strong>{TEXTS.inFiles(uses, fileCount)}</strong>
                      {fixable < uses && `, ${TEXTS.byHand(uses - fixable)}`}
                    </bdi>
                  </p>
                  <FoundUse rule={rule} saysInstead={false} />
                  {fixable > 0 && (
                    <button
                      type="button"
                      className={styles.button}
                      aria-label={TEXTS.fixUsesOf(fixable, rule.name)}
                      onClick={() => onFix(rule.name)}
                    >
                      {TEXTS.fixUses(fixable)}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </LongList>
      </div>
    </>
  );
}
