import { persisted } from '@site/src/foundation/browser/persisted';
import { parseValidParts, summaryOf } from '@site/src/reader/reader-theme/schema';
import type { ReaderTheme } from '@site/src/reader/reader-theme/types';
import { readerTheme } from '@site/src/reader/reader-theme';
import { themeFromHash } from '../theme-link';
import { TEXTS } from './texts';

/** A theme that's edited but not in use, as JSON. */
const draft = persisted({
  key: 'docs-theme-draft',
  isMemory: true,
});

/** What the studio starts with. */
export interface Opened {
  theme: ReaderTheme;
  /** Whether it's the reader's stored theme. */
  isStored: boolean;
  /** What the reader should know about it. */
  notice: string | null;
}

/**
 * The theme in the URL's fragment, which is removed, so reloading doesn't replace later changes.
 *
 * @returns `null` if there is none.
 */
export function openLink(): Opened | null {
  const { hash, pathname, search } = window.location;
  try {
    const theme = themeFromHash(hash);
    return theme && { theme, isStored: false, notice: TEXTS.fromLink };
  } catch (error) {
    const notice = TEXTS.linkRefused((error as Error).message);
    return { ...openStored(), notice };
  } finally {
    if (hash.startsWith('#theme=')) {
      window.history.replaceState(window.history.state, '', pathname + search);
    }
  }
}

function openStored(): Opened {
  try {
    const json = draft.get() ?? readerTheme.get();
    const { theme, problems } = parseValidParts(json ?? '{}');
    const notice = problems.length > 0 ? TEXTS.storedPartly(summaryOf(problems)) : null;
    return { theme, isStored: draft.get() === null && notice === null, notice };
  } catch (error) {
    const notice = TEXTS.storedRefused((error as Error).message);
    return { theme: {}, isStored: false, notice };
  }
}

/** The theme of a link, or the one that was edited last, or the stored one. */
export function openTheme(): Opened {
  return openLink() ?? openStored();
}

/** Keeps a theme that isn't in use for the next visit; `null` if there is none any more. */
export function keepDraft(theme: ReaderTheme | null): void {
  draft.set(theme && JSON.stringify(theme));
}
