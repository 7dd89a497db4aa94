import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { FileReport, Finding, Note, Place } from '../../types';
import styles from '../CheckMyCode.module.css';
import { TEXTS } from '../texts';
import { LongList } from './LongList';

/** Text with code in backticks. */
function InlineCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** What changed about a use of an API, and what to write instead. */
function FoundUse({ finding }: { finding: Finding }) {
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

/**
 * Groups what is on the same line, so its code is shown once.
 *
 * @param items - In the order of lines.
 */
function byPlace<Item extends Place>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.[0]?.line === item.line) {
      last.push(item);
    } else {
      groups.push([item]);
    }
  }
  return groups;
}

/** A line's number and code. */
function PlaceInCode({ place: { line, code } }: { place: Place }) {
  return (
    <p className={styles.place}>
      <span className={styles.line}>{TEXTS.line(line)}</span>
      <code className={styles.code} dir="ltr">
        {code}
      </code>
    </p>
  );
}

function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <LongList items={byPlace(notes)}>
      {(onLine) => (
        <>
          <PlaceInCode place={onLine[0]!} />
          {onLine.map(({ text }, index) => (
            <p key={index} className={styles.advice}>
              <bdi>
                <InlineCode text={text} />
              </bdi>
            </p>
          ))}
        </>
      )}
    </LongList>
  );
}

/** The result for one file, by line. */
export function FileResult({ report }: { report: FileReport }) {
  const { file, refused, findings, errors, unknown } = report;
  return (
    <section className={styles.file} aria-label={file}>
      <Heading as="h2" className={styles.name}>
        <bdi>{file}</bdi>
      </Heading>
      {refused && (
        <p className={styles.change}>
          <bdi>{refused}</bdi>
        </p>
      )}
      {findings.length > 0 && (
        <LongList items={byPlace(findings)}>
          {(onLine) => (
            <>
              <PlaceInCode place={onLine[0]!} />
              {onLine.map((finding, index) => (
                <FoundUse key={index} finding={finding} />
              ))}
            </>
          )}
        </LongList>
      )}
      {errors.length > 0 && (
        <>
          <Heading as="h3" className={styles.part}>
            {TEXTS.errors}
          </Heading>
          <p className={styles.change}>
            <bdi>{TEXTS.cure}</bdi>
          </p>
          <Notes notes={errors} />
        </>
      )}
      {unknown.length > 0 && (
        <details className={styles.unknown}>
          <summary>
            <bdi>{TEXTS.unknown(unknown.length)}</bdi>
          </summary>
          <Notes notes={unknown} />
        </details>
      )}
    </section>
  );
}
