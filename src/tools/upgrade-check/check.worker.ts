import type { Answer, Call } from './messages';
import { Workspace } from './worker/workspace';

const workspace = new Workspace();

// Whoever created the worker ends it.
addEventListener('message', ({ data }: MessageEvent<Call>) => {
  const { id, name, args } = data;
  const method = Reflect.get(workspace, name) as (...args: unknown[]) => unknown;
  void Promise.resolve()
    .then(() => method.apply(workspace, [...args]))
    .then(
      (value): Answer => ({ id, value }),
      (error: unknown): Answer => ({
        id,
        error: error instanceof Error ? error.message : String(error),
      }),
    )
    .then((answer) => postMessage(answer));
});
