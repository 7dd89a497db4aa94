import { useCallback, useEffect, useReducer, useState } from 'react';
import { findProblems } from 'mui-theme-kit/schema';
import type { BasicTheme } from 'mui-theme-kit/theme';
import type { AppTheme } from 'mui-theme-kit/print';
import { keptAfter } from '../edit-kept';
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
export type ChangeTheme = (theme: BasicTheme, field: string | null) => string | null;

/** Replaces the theme with another one, as one step of undo. What was kept of an app's theme goes. */
export type ReplaceTheme = (app: AppTheme) => void;

/** The edited theme with its history, and whether demos use it. */
export function useStudio() {
  const [opened] = useState(openTheme);
  const [history, dispatch] = useReducer(changeHistory<AppTheme>, opened.app, startHistory);
  const [notice, setNotice] = useState<string | null>(opened.notice);
  const { present: app } = history;
  const saving = useSaving(app, opened.isStored, setNotice);

  const change = useCallback<ChangeTheme>(
    (theme, field) => {
      const [problem] = findProblems(theme);
      if (!problem) {
        dispatch({ type: 'change', theme: { theme, kept: keptAfter(app, theme) }, field });
        setNotice(null);
      }
      return problem?.text ?? null;
    },
    [app],
  );

  const replace = useCallback<ReplaceTheme>(({ theme, kept }) => {
    dispatch({ type: 'change', theme: { theme, kept }, field: null });
    setNotice(null);
  }, []);

  // A link to a theme can be opened in the page.
  useEffect(() => {
    const onHashChange = () => {
      const linked = openLink();
      if (linked) {
        replace(linked.app);
        setNotice(linked.notice);
      }
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [replace]);

  return {
    app,
    theme: app.theme,
    notice,
    setNotice,
    change,
    replace,
    isUsed: saving.isUsed,
    use: saving.use,
    reset() {
      replace({ theme: {}, kept: {} });
      saving.clear();
      setNotice(TEXTS.resetDone);
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };
}
