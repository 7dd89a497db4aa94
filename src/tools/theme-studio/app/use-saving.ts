import { useEffect, useState } from 'react';
import {
  removeReaderTheme,
  saveReaderTheme,
  switchReaderTheme,
  useReaderTheme,
} from '@site/src/reader/reader-theme';
import type { BasicTheme } from 'mui-theme-kit/theme';
import type { AppTheme } from 'mui-theme-kit/print';
import { keepDraft } from './saving';
import { TEXTS } from './texts';

/** How long the theme must be unchanged before demos use it, in ms. */
const DELAY = 250;

const isSame = (one: BasicTheme, other: BasicTheme) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the demos use the edited theme. */
export interface Saving {
  isUsed: boolean;
  use: (isUsed: boolean) => void;
  /** Removes the stored theme, if it's in use. */
  clear: () => void;
}

/**
 * Saves a theme for all demos after each change while it's in use, and as a draft otherwise.
 *
 * @param isStored - Whether the theme is the stored one at first.
 */
export function useSaving(
  app: AppTheme,
  isStored: boolean,
  onNotice: (notice: string) => void,
): Saving {
  const { theme } = app;
  const { active } = useReaderTheme();
  const [isUsed, setUsed] = useState(isStored && active !== null);
  const [first] = useState(app);
  // It can also be switched at demos, in the settings, and in other tabs.
  const [wasActive, setWasActive] = useState(active !== null);
  if (wasActive !== (active !== null)) {
    setWasActive(active !== null);
    if (active === null) {
      setUsed(false);
    } else if (isSame(active.material, theme)) {
      setUsed(true);
    }
  }

  useEffect(() => {
    if (!isUsed) {
      // A link that was only opened is no draft.
      if (app !== first) {
        keepDraft(app, false);
      }
      return undefined;
    }
    keepDraft(app, true);
    let isPending = true;
    const save = () => {
      if (isPending) {
        isPending = false;
        saveReaderTheme(theme).catch((error: unknown) =>
          onNotice(TEXTS.notSaved((error as Error).message)),
        );
      }
    };
    const timer = setTimeout(save, DELAY);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [app, theme, isUsed, first, onNotice]);

  return {
    isUsed,
    use(next) {
      setUsed(next);
      onNotice(next ? TEXTS.applying : TEXTS.unused);
      if (next) {
        saveReaderTheme(theme).then(
          () => onNotice(TEXTS.used),
          (error: unknown) => {
            setUsed(false);
            onNotice(TEXTS.notSaved((error as Error).message));
          },
        );
      } else {
        switchReaderTheme(false);
      }
    },
    clear() {
      if (isUsed) {
        setUsed(false);
        removeReaderTheme();
      }
    },
  };
}
