import type { ReactNode } from 'react';
import { InlineCode } from '@site/src/ui/inline-code';
import type { Library } from 'mui-theme-kit/print';
import type { ReadTheme } from 'mui-theme-kit/read';
import styles from './Studio.module.css';
import { TEXTS } from './texts';

/** More parts than anyone reads are only counted. */
const MAX_SHOWN = 100;

interface Part {
  place: { file: string | null; line: number; column: number };
  path?: string;
  text?: string;
}

/** Parts of the code with their places. */
function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className={styles.skipped}>
      {parts.slice(0, MAX_SHOWN).map(({ place, path, text }, index) => (
        <li key={index}>
          <span className={styles.line}>
            {place.file && (
              <>
                <bdi>{place.file}</bdi>{' '}
              </>
            )}
            {TEXTS.place(place.line, place.column)}
          </span>{' '}
          {path && <code dir="ltr">{path}</code>} {text && <InlineCode text={text} />}
        </li>
      ))}
      {parts.length > MAX_SHOWN && <li>{TEXTS.more(parts.length - MAX_SHOWN)}</li>}
    </ul>
  );
}

/** Parts that only some readers want to see. */
function FoldedParts({ summary, parts }: { summary: ReactNode; parts: readonly Part[] }) {
  return (
    parts.length > 0 && (
      <details className={styles.details}>
        <summary>
          <bdi>{summary}</bdi>
        </summary>
        <Parts parts={parts} />
      </details>
    )
  );
}

/** Whether something of the code can be used: also all of a theme that is the library's. */
export function isUsable({ theme, kept, skipped }: ReadTheme): boolean {
  return skipped.length === 0 || Object.keys(theme).length + Object.keys(kept).length > 0;
}

interface Props {
  result: ReadTheme;
  /** The library that the theme is exported for. */
  library: Library;
}

/** What was read of the code, and what wasn't. */
export function PasteResult({ result, library }: Props) {
  const { skipped, keptParts, notes, kept } = result;
  const other: Library = library === 'joy' ? 'material' : 'joy';
  return (
    <>
      {skipped.length === 0 ? (
        <p>{TEXTS.readAll}</p>
      ) : (
        <>
          <p>{isUsable(result) ? TEXTS.readSome(skipped.length) : TEXTS.readNothing}</p>
          <Parts parts={skipped.map(({ reason, ...part }) => ({ ...part, text: reason }))} />
        </>
      )}
      <FoldedParts summary={TEXTS.readNotes(notes.length)} parts={notes} />
      <FoldedParts summary={TEXTS.readKept(keptParts.length)} parts={keptParts} />
      {kept[other] && <p className={styles.hint}>{TEXTS.readForOther[other]}</p>}
    </>
  );
}
