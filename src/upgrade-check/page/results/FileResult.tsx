import Heading from '@theme/Heading';
import { useState } from 'react';
import type { FileReport, Note } from '../../types';
import styles from '../CheckMyCode.module.css';
import { TEXTS } from '../texts';
import { FoundUse } from './FoundUse';
import { InlineCode } from './InlineCode';
import { PlaceInCode } from './PlaceInCode';

/** Findings rendered at first. A generated file can have thousands. */
const SHOWN = 200;

function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <ol className={styles.rows}>
      {notes.map((note, index) => (
        <li key={index} className={styles.row}>
          <PlaceInCode place={note} />
          <p className={styles.advice}>
            <InlineCode text={note.text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The result for one file, by line. */
export function FileResult({ report }: { report: FileReport }) {
  const { file, refused, findings, errors, unknown } = report;
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? findings : findings.slice(0, SHOWN);
  const hidden = findings.length - shown.length;
  return (
    <section className={styles.file} aria-label={file}>
      <Heading as="h3" className={styles.name} dir="auto">
        {file}
      </Heading>
      {refused && <p>{refused}</p>}
      {shown.length > 0 && (
        <ol className={styles.rows}>
          {shown.map((finding) => (
            <FoundUse key={`${finding.line} ${finding.kind} ${finding.name}`} finding={finding} />
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <button type="button" className={styles.button} onClick={() => setShowsAll(true)}>
          {TEXTS.showAll(hidden.toLocaleString('en'))}
        </button>
      )}
      {errors.length > 0 && (
        <>
          <Heading as="h4" className={styles.part}>
            {TEXTS.errors}
          </Heading>
          <p>{TEXTS.cure}</p>
          <Notes notes={errors} />
        </>
      )}
      {unknown.length > 0 && (
        <details className={styles.unknown}>
          <summary>{TEXTS.unknown(unknown.length)}</summary>
          <Notes notes={unknown} />
        </details>
      )}
    </section>
  );
}
