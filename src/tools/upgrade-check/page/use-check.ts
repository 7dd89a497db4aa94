import { useEffect, useRef, useState } from 'react';
import type { FileReport } from '../types';
import type { CheckInput } from './messages';

/** What the check is doing. */
export type Phase =
  | { name: 'idle' | 'empty' | 'loading' | 'failed' | 'done' }
  | { name: 'checking'; done: number; total: number };

/** A finished check, with the code that shows it. */
export interface Checked {
  reports: readonly FileReport[];
  /** The result in a few sentences. */
  summary: string;
  Results: typeof import('./results').Results;
}

/**
 * Runs checks, the last one only. Results stay until the next check has finished, also if it fails.
 *
 * @returns The state, and a function that checks what the reader entered with the rules at a URL.
 */
export function useCheck() {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const [checked, setChecked] = useState<Checked | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const check = async (rulesUrl: string, input: CheckInput) => {
    running.current?.abort();
    if (input.text.trim() === '' && input.files.length === 0) {
      setPhase({ name: 'empty' });
      return;
    }
    const { signal } = (running.current = new AbortController());
    const show = (next: Phase) => !signal.aborted && setPhase(next);
    show({ name: 'loading' });
    try {
      const { Results, runCheck, summaryOf } = await import('./results');
      const reports = await runCheck(rulesUrl, input, {
        signal,
        onProgress: (done, total) => show({ name: 'checking', done, total }),
      });
      if (!signal.aborted) {
        setChecked({ reports, summary: summaryOf(reports), Results });
        show({ name: 'done' });
      }
    } catch (error) {
      console.error('The check of the code failed.', error);
      show({ name: 'failed' });
    }
  };
  return { phase, checked, check };
}
