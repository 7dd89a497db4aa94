import type { AppTheme } from 'mui-theme-kit/print';

/** How many changes can be undone. */
export const MAX_STEPS = 100;

/** A theme with what was before and what was undone. */
export interface ThemeHistory<Theme = AppTheme> {
  /** Earlier themes, the latest last. */
  past: readonly Theme[];
  present: Theme;
  /** Undone themes, the next one first. */
  future: readonly Theme[];
  /** The field that the latest change was about; `null` if the next change must not merge into it. */
  field: string | null;
}

/** A change of the theme, or of the place in its history. */
export type HistoryAction<Theme = AppTheme> =
  | {
      type: 'change';
      theme: Theme;
      /** Consecutive changes of one field are one step; `null` for a change that is a step by itself. */
      field: string | null;
    }
  | { type: 'undo' | 'redo' };

/** A history that begins with a theme. */
export function startHistory<Theme = AppTheme>(present: Theme): ThemeHistory<Theme> {
  return { past: [], present, future: [], field: null };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A reducer of changes, for `useReducer`. */
export function changeHistory<Theme = AppTheme>(
  history: ThemeHistory<Theme>,
  action: HistoryAction<Theme>,
): ThemeHistory<Theme> {
  const { past, present, future } = history;
  switch (action.type) {
    case 'change': {
      if (isSame(present, action.theme)) {
        return history;
      }
      const merges = action.field !== null && action.field === history.field;
      return {
        past: merges ? past : [...past, present].slice(-MAX_STEPS),
        present: action.theme,
        future: [],
        field: action.field,
      };
    }
    case 'undo': {
      const previous = past.at(-1);
      return previous
        ? { past: past.slice(0, -1), present: previous, future: [present, ...future], field: null }
        : history;
    }
    case 'redo': {
      const [next, ...later] = future;
      return next
        ? { past: [...past, present], present: next, future: later, field: null }
        : history;
    }
  }
}
