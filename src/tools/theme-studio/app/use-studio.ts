import { useCallback, useEffect, useReducer, useState } from 'react';
import { findProblems } from '@site/src/reader/reader-theme/schema';
import type { ReaderTheme } from '@site/src/reader/reader-theme/types';
import { changeHistory, startHistory } from '../history';
import { openLink, openTheme } from './saving';
import { TEXTS } from './texts';
import { useSaving } from './use-saving';

/**
 * Changes the theme if the result is valid.
 *
 * @param field - What the change is about; consecutive changes of one field are one step of undo.
 * @returns Why it isn't valid; `null` if it is.
 */
export type ChangeTheme = (theme: ReaderTheme, field: string | null) => string | null;

/** The edited theme with its history, and whether demos use it. */
export function useStudio() {
  const [opened] = useState(openTheme);
  const [history, dispatch] = useReducer(changeHistory, opened.theme, startHistory);
  const [notice, setNotice] = useState<string | null>(opened.notice);
  const { present: theme } = history;
  const saving = useSaving(theme, opened.isStored, setNotice);

  const change = useCallback<ChangeTheme>((next, field) => {
    const [problem] = findProblems(next);
    if (!problem) {
      dispatch({ type: 'change', theme: next, field });
      setNotice(null);
    }
    return problem?.text ?? null;
  }, []);

  // A link to a theme can be opened in the page.
  useEffect(() => {
    const onHashChange = () => {
      const linked = openLink();
      if (linked) {
        dispatch({ type: 'change', theme: linked.theme, field: null });
        setNotice(linked.notice);
      }
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  return {
    theme,
    notice,
    setNotice,
    change,
    isUsed: saving.isUsed,
    use: saving.use,
    reset() {
      change({}, null);
      saving.clear();
      setNotice(TEXTS.resetDone);
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };
}
