import Heading from '@theme/Heading';
import type { FileReport, Note } from '../../types';
import styles from '../CheckMyCode.module.css';
import { TEXTS } from '../texts';
import { byPlace } from './by-place';
import { FoundUse } from './FoundUse';
import { InlineCode } from './InlineCode';
import { LongList } from './LongList';
import { PlaceInCode } from './PlaceInCode';

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
