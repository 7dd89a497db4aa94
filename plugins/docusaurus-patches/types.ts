/**
 * A place where this site replaces, aliases, wraps or patches Docusaurus, React, the head manager, the
 * router, emotion or the bundler's output, or depends on their internals.
 */
export interface Patch {
  /** What it does, in a sentence. */
  does: string;
  /** Files of packages that it depends on, such as `react-dom/client.js`, and URLs of issues. */
  upstream: readonly [string, ...string[]];
  /** What readers or writers gain, with the measured figures. */
  gain: string;
  /** What fails if upstream changes, besides the test of the upstream files. */
  guard: string;
  /** When it can be removed. */
  removeWhen: string;
}
