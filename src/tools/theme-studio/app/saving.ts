import { persisted } from '@site/src/foundation/browser/persisted';
import { parseValidParts, summaryOf } from 'mui-theme-kit/schema';
import { readerTheme } from '@site/src/reader/reader-theme';
import type { AppTheme, KeptParts } from 'mui-theme-kit/print';
import { themeFromHash } from '../theme-link';
import { TEXTS } from './texts';

/** A theme that's edited but not in use, as JSON. */
const draft = persisted({
  key: 'docs-theme-draft',
  isMemory: true,
});

/** What the edited theme has beyond it, as JSON. */
const keptParts = persisted({
  key: 'docs-theme-kept',
  isMemory: true,
});

/** What the studio starts with. */
export interface Opened {
  app: AppTheme;
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
    return theme && { app: { theme, kept: {} }, isStored: false, notice: TEXTS.fromLink };
  } catch (error) {
    const notice = TEXTS.linkRefused((error as Error).message);
    return { ...openStored(), notice };
  } finally {
    if (hash.startsWith('#theme=')) {
      window.history.replaceState(window.history.state, '', pathname + search);
    }
  }
}

/**
 * Parses what is kept. Only the studio writes it, so its parts aren't checked: they're printed, and
 * never run.
 *
 * @returns Nothing if it's damaged.
 */
function parseKept(json: string | null): KeptParts {
  try {
    const kept: unknown = JSON.parse(json ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function openStored(): Opened {
  try {
    const json = draft.get() ?? readerTheme.get();
    const { theme, problems } = parseValidParts(json ?? '{}');
    const notice = problems.length > 0 ? TEXTS.storedPartly(summaryOf(problems)) : null;
    return {
      app: { theme, kept: json === null ? {} : parseKept(keptParts.get()) },
      isStored: draft.get() === null && notice === null,
      notice,
    };
  } catch (error) {
    const notice = TEXTS.storedRefused((error as Error).message);
    return { app: { theme: {}, kept: {} }, isStored: false, notice };
  }
}

/** The theme of a link, or the one that was edited last, or the stored one. */
export function openTheme(): Opened {
  return openLink() ?? openStored();
}

/**
 * Keeps a theme for the next visit.
 *
 * @param isUsed - Whether demos use it, so it's stored anyway, except for what only the studio knows.
 */
export function keepDraft({ theme, kept }: AppTheme, isUsed: boolean): void {
  draft.set(isUsed ? null : JSON.stringify(theme));
  keptParts.set(Object.keys(kept).length > 0 ? JSON.stringify(kept) : null);
}
