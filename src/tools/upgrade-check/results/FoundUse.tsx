import Link from '@docusaurus/Link';
import { whenOf } from 'mui-upgrade-check';
import type { UpgradeRule, FindingKind } from 'mui-upgrade-check';
import { InlineCode } from '@site/src/ui/inline-code';
import styles from '../CheckMyCode.module.css';
import { TEXTS } from './texts';

interface Props {
  rule: UpgradeRule & { kind: FindingKind; name: string };
  /** Whether to say what to write instead. */
  saysInstead?: boolean;
}

/** What changed about an API, what to write instead, and what does it. */
export function FoundUse({ rule, saysInstead = true }: Props) {
  const { kind, name, change, replacement, advice, codemod, link } = rule;
  return (
    <>
      <p className={styles.change}>
        <bdi>
          <strong>
            {TEXTS.happened[change]} {whenOf(rule)}
          </strong>{' '}
          {TEXTS.kinds[kind]} <code>{name}</code>
        </bdi>
      </p>
      <p className={styles.advice}>
        <bdi>
          {saysInstead &&
            (replacement ? (
              <>
                {TEXTS.write} <code>{replacement}</code>{' '}
              </>
            ) : (
              <>
                <InlineCode text={advice ?? TEXTS.see} />{' '}
              </>
            ))}
          {codemod && (
            <>
              {TEXTS.codemod} <code>{codemod}</code>{' '}
            </>
          )}
          <Link
            to={link}
            target="_blank"
            aria-label={TEXTS.detailsOn(name)}
            // The link comes from the rules, whose pages exist.
            data-noBrokenLinkCheck
          >
            {TEXTS.details}
          </Link>
        </bdi>
      </p>
    </>
  );
}
