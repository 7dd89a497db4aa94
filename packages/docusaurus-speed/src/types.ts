/** What readers or writers gain. */
export type Gain =
  | {
      kind: 'speed';
      /** The figure of `text` that matters most: with the patch, and without it. Smaller is better. */
      ratio: readonly [withPatch: number, without: number];
      /** The measured figures. */
      text: string;
    }
  | {
      kind: 'defect';
      /** The test that fails without the patch, relative to the repository's root. */
      test: string;
      /** What would be wrong without it. */
      text: string;
    };

/**
 * A place where this site replaces, aliases, wraps or patches Docusaurus, React, the head manager, the
 * router, emotion or the bundler's output, or depends on their internals.
 */
export interface Patch {
  /** What it does, in a sentence. */
  does: string;
  /** Files of packages that it depends on, such as `react-dom/client.js`, and URLs of issues. */
  upstream: readonly [string, ...string[]];
  gain: Gain;
  /** What fails if upstream changes, besides the test of the upstream files. */
  guard: string;
  /** When it can be removed. */
  removeWhen: string;
  /** Files with its code, relative to the repository's root, if it isn't in the patch's folder. */
  code?: readonly [string, ...string[]];
}
