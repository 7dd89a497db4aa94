import { ownValue } from '../../../src/own-value';
import { FILES } from './chunk-table';

declare global {
  interface Window {
    [FILES]?: Readonly<Record<string, string>>;
  }
}

/** The parts of the bundler's runtime that load chunks. */
interface Runtime {
  /** Loads a chunk by its id. */
  e: (id: string) => Promise<unknown>;
  /** Path of a chunk's script below the public path. */
  u: (id: string) => string;
  /** The public path. */
  p: string;
}

declare const __webpack_require__: Runtime;

/**
 * URLs of the scripts that an `import()` loads, including the chunks that its module shares with
 * others. Nothing is loaded.
 *
 * The runtime has no list of a module's chunks: they are only in the code of the `import()`. So this
 * runs that code with a loader that records the chunks.
 *
 * @param load - A function that only calls `import()`.
 */
export function scriptsOfImport(load: () => Promise<unknown>): string[] {
  const runtime = __webpack_require__;
  const loadChunk = runtime.e;
  const scripts: string[] = [];
  runtime.e = (id) => {
    // Some chunks consist of styles only.
    if (ownValue(window[FILES] ?? {}, id)) {
      scripts.push(runtime.p + runtime.u(id));
    }
    // Never resolves, so the module isn't run.
    return new Promise(() => {});
  };
  try {
    void load();
  } finally {
    runtime.e = loadChunk;
  }
  return scripts;
}
