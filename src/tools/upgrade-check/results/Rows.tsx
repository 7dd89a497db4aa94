import type { Note, Place } from 'mui-upgrade-check';
import { InlineCode } from '@site/src/ui/inline-code';
import styles from '../CheckMyCode.module.css';
import type { CheckedFile } from '../messages';
import { Diff } from './Diff';
import { FoundUse } from './FoundUse';
import { LongList } from './LongList';
import { byPlace, findingRows } from './rows';
import { TEXTS } from './texts';

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

interface Props {
  file: CheckedFile;
  /** Rewrites a finding, by its index. */
  onFix: (index: number) => void;
}

/** What was found in a file, by line: the lines before and after, or what the reader has to do. */
export function FindingRows({ file, onFix }: Props) {
  return (
    <LongList items={findingRows(file)}>
      {(shown) => (
        <ol className={styles.rows}>
          {shown.map(({ place, findings, diff }, row) => (
            <li key={row} className={styles.row}>
              {diff ? (
                <div className={styles.fixable}>
                  <span className={styles.line}>{TEXTS.line(place.line)}</span>
                  <button
                    type="button"
                    className={styles.button}
                    aria-label={TEXTS.fixFinding(findings[0]!.finding.name, place.line)}
                    onClick={() => onFix(findings[0]!.index)}
                  >
                    {TEXTS.fix}
                  </button>
                  <Diff label={TEXTS.changed(place.line)} changes={diff} />
                </div>
              ) : (
                <PlaceInCode place={place} />
              )}
              {findings.map(({ finding, index }) => (
                <FoundUse key={index} rule={finding} />
              ))}
            </li>
          ))}
        </ol>
      )}
    </LongList>
  );
}

/** Notes about a file, by line. */
export function NoteRows({ notes }: { notes: readonly Note[] }) {
  return (
    <LongList items={byPlace(notes)}>
      {(shown) => (
        <ol className={styles.rows}>
          {shown.map((onLine, row) => (
            <li key={row} className={styles.row}>
              <PlaceInCode place={onLine[0]!} />
              {onLine.map(({ text }, index) => (
                <p key={index} className={styles.advice}>
                  <bdi>
                    <InlineCode text={text} />
                  </bdi>
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </LongList>
  );
}
