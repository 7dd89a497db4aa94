import type { BasicTheme } from 'mui-theme-kit/theme';
import { MAX_STEPS, changeHistory, startHistory } from './history';
import type { HistoryAction as Action, ThemeHistory as History } from './history';

type HistoryAction = Action<BasicTheme>;
type ThemeHistory = History<BasicTheme>;

const START: ThemeHistory = startHistory({ spacing: 8 });
const spacing = (value: number, field: string | null = 'spacing'): HistoryAction => ({
  type: 'change',
  theme: { spacing: value },
  field,
});
const radius: HistoryAction = {
  type: 'change',
  theme: { spacing: 9, shape: { borderRadius: 2 } },
  field: 'shape.borderRadius',
};
const run = (...actions: HistoryAction[]): ThemeHistory => actions.reduce(changeHistory, START);

it('undoes and redoes changes', () => {
  const changed = run(spacing(9), radius, { type: 'undo' });
  expect(changed.present).toEqual({ spacing: 9 });
  expect(changeHistory(changed, { type: 'undo' }).present).toEqual({ spacing: 8 });
  expect(changeHistory(changed, { type: 'redo' }).present).toEqual(radius.theme);
});

it('does nothing without something to undo or redo', () => {
  expect(run({ type: 'undo' })).toBe(START);
  expect(run({ type: 'redo' })).toBe(START);
});

it('merges consecutive changes of one field', () => {
  const changed = run(spacing(9), spacing(10), spacing(11));
  expect(changed.past).toEqual([{ spacing: 8 }]);
  expect(changeHistory(changed, { type: 'undo' }).present).toEqual({ spacing: 8 });
});

it.each([
  ['of another field', run(spacing(9), radius, spacing(10))],
  ['without a field', run(spacing(9, null), spacing(10, null), spacing(11, null))],
])("doesn't merge changes %s", (_case, changed) => {
  expect(changed.past).toHaveLength(3);
});

it('begins a new step after undo and redo', () => {
  const undone = run(spacing(9), radius, { type: 'undo' });
  expect(changeHistory(undone, spacing(12)).past).toHaveLength(2);
  const redone = run(spacing(9), { type: 'undo' }, { type: 'redo' }, spacing(12));
  expect(redone.past).toEqual([{ spacing: 8 }, { spacing: 9 }]);
});

it('forgets undone changes after another change', () => {
  const changed = run(spacing(9), { type: 'undo' }, radius);
  expect(changeHistory(changed, { type: 'redo' })).toBe(changed);
});

it('ignores changes that change nothing', () => {
  expect(run(spacing(8))).toBe(START);
});

it('keeps a limited number of steps', () => {
  const changes = Array.from({ length: MAX_STEPS + 20 }, (_step, index) => spacing(index, null));
  const changed = run(...changes);
  expect(changed.past).toHaveLength(MAX_STEPS);
  expect(changed.past[0]).toEqual({ spacing: 19 });
});
