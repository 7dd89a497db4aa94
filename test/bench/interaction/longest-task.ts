/** An event of a browser's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

const KINDS: Readonly<Record<string, string>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

/**
 * The longest task of the thread that handled the input, and what took most of it.
 *
 * @param events - Events of the category `devtools.timeline`.
 * @returns For example `412 ms, 286 of it style`; an empty text if there was no input.
 */
export function longestTask(events: readonly TraceEvent[]): string {
  const input = events.find(({ name }) => name === 'EventDispatch');
  const all = events
    .filter(({ pid, tid, dur }) => dur && pid === input?.pid && tid === input.tid)
    .map(({ name, ts, dur = 0 }) => ({ name, start: ts, end: ts + dur, time: dur / 1_000 }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const [task] = all.filter(({ name }) => name === 'RunTask').sort((a, b) => b.time - a.time);
  if (!task) {
    return '';
  }
  const times = new Map([['script and others', task.time]]);
  const add = (kind: string, time: number) => times.set(kind, (times.get(kind) ?? 0) + time);
  let end = task.start;
  for (const part of all) {
    const kind = KINDS[part.name];
    // Parts in a part of the same task are counted with it.
    if (kind && part.start >= end && part.end <= task.end) {
      add(kind, part.time);
      add('script and others', -part.time);
      end = part.end;
    }
  }
  const [kind = '', time = 0] = [...times].sort(([, a], [, b]) => b - a)[0] ?? [];
  return `${Math.round(task.time)} ms, ${Math.round(time)} of it ${kind}`;
}
