import { useEffect, useRef, useState } from 'react';
import type { CheckInput } from './messages';
import type { CheckState } from './results/run-check';
import type { FixRequest } from './results/run-fix';
import { TEXTS } from './texts';

/** One function for both uses: the bundler makes a chunk for each `import()` that takes other exports. */
const loadResults = () => import('./results');

/** What the page is doing. */
export type Phase =
  | { name: 'idle' | 'empty' | 'loading' | 'reading' | 'failed' }
  | { name: 'checking' | 'fixing'; done: number; total: number }
  /** With the result in a few sentences. */
  | { name: 'done'; text: string };

/** A check, with the code that shows it. */
export interface Checked extends CheckState {
  Results: typeof import('./results').Results;
}

const RUNNING: readonly Phase['name'][] = ['loading', 'reading', 'checking', 'fixing'];

/** Whether the reader can cancel it. */
export const isRunning = ({ name }: Phase) => RUNNING.includes(name);

/** Whether a check is running or has ended. */
export const isStarted = ({ name }: Phase) => name !== 'idle' && name !== 'empty';

/**
 * Runs checks, the last one only, and rewrites what they found. Results stay until the next check has
 * some, also if it fails.
 */
export function useCheck() {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const [checked, setChecked] = useState<Checked | null>(null);
  const running = useRef<AbortController>(undefined);
  const shown = useRef<CheckState>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
      shown.current?.client?.end();
    },
    [],
  );

  const start = () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    return { signal: controller.signal, isLast: () => running.current === controller };
  };
  const show = (next: Checked) => {
    if (shown.current?.client !== next.client) {
      shown.current?.client?.end();
    }
    shown.current = next;
    setChecked(next);
  };

  const check = async (input: CheckInput) => {
    if (input.text.trim() === '' && input.chosen.length === 0) {
      running.current?.abort();
      setPhase({ name: 'empty' });
      return;
    }
    const { signal, isLast } = start();
    const last: { state?: CheckState } = {};
    setPhase({ name: 'loading' });
    try {
      const { Results, runCheck, summaryOf } = await loadResults();
      await runCheck(input, {
        signal,
        onReading: () => isLast() && setPhase({ name: 'reading' }),
        onResults: (state, done) => {
          if (!isLast()) {
            state.client?.end();
            return;
          }
          last.state = state;
          show({ ...state, Results });
          setPhase({ name: 'checking', done, total: state.total });
        },
      });
      const { state } = last;
      if (isLast() && state) {
        const summary =
          state.total + state.files.length === 0
            ? TEXTS.noCode
            : summaryOf(state.files.map(({ report }) => report));
        setPhase({ name: 'done', text: signal.aborted ? TEXTS.cancelled(summary) : summary });
      }
    } catch (error) {
      if (isLast()) {
        if (signal.aborted) {
          setPhase({ name: 'done', text: TEXTS.cancelled('') });
        } else {
          console.error('The check of the code failed.', error);
          setPhase({ name: 'failed' });
        }
      }
    }
  };

  const fix = async (request: FixRequest) => {
    const before = checked;
    if (!before || isRunning(phase)) {
      return;
    }
    const { signal, isLast } = start();
    setPhase({ name: 'fixing', done: 0, total: 1 });
    try {
      const { RESULT_TEXTS, ledgerOf, runFix } = await loadResults();
      let left = 0;
      let { refused } = ledgerOf(before);
      const made = await runFix(before, request, {
        signal,
        onResults: (state, done, total) => {
          // The page shows what the worker has, also if another check has started.
          if (shown.current?.client === state.client) {
            refused = ledgerOf(state).refused;
            left = state.files.reduce((sum, { report }) => sum + report.findings.length, 0);
            show({ ...before, ...state });
          }
          if (isLast()) {
            setPhase({ name: 'fixing', done, total });
          }
        },
      });
      if (isLast()) {
        const text = RESULT_TEXTS.fixed(made.uses, made.files, left, refused);
        setPhase({ name: 'done', text: signal.aborted ? TEXTS.cancelled(text) : text });
      }
    } catch (error) {
      console.error('Rewriting the code failed.', error);
      if (isLast()) {
        setPhase({ name: 'failed' });
      }
    }
  };

  return { phase, checked, check, fix, cancel: () => running.current?.abort() };
}
