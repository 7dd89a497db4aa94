import Link from '@docusaurus/Link';
import type { Finding } from '../../types';
import styles from '../CheckMyCode.module.css';
import { TEXTS } from '../texts';
import { InlineCode } from './InlineCode';

/** What changed about a use of an API, and what to write instead. */
export function FoundUse({ finding }: { finding: Finding }) {
  const { kind, name, change, version, replacement, advice, link } = finding;
  return (
    <>
      <p className={styles.change}>
        <bdi>
          <strong>
            {TEXTS.changes[change]} {version}
          </strong>{' '}
          {TEXTS.kinds[kind]} <code>{name}</code>
        </bdi>
      </p>
      <p className={styles.advice}>
        <bdi>
          {replacement ? (
            <>
              {TEXTS.write} <code>{replacement}</code>
            </>
          ) : (
            <InlineCode text={advice ?? TEXTS.see} />
          )}{' '}
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
