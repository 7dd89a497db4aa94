import { checkFile } from '../core';
import type { CheckRequest } from './messages';

// One report per file, in the order of the request. Whoever created the worker ends it.
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  for (const source of data.sources) {
    postMessage(checkFile(source, data.rules, data.from));
  }
});
