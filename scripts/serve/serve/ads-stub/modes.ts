/** Modes of the mock script. */
export const SCRIPT_MODES = ['prompt', 'late', 'never', 'broken', 'backers'] as const;
export type ScriptMode = (typeof SCRIPT_MODES)[number];

/** Modes of the mock feed; in URLs prefixed with `feed-`. */
export const FEED_MODES = [
  'good',
  'retried',
  'backers',
  'empty',
  'slow',
  'malformed',
  'down',
] as const;
export type FeedMode = (typeof FEED_MODES)[number];

/** The query parameter with which a page requests the mock network. */
export const PARAMETER = 'ads-stub';

/** All values of the parameter. */
export const PAGE_MODES: readonly string[] = [
  ...SCRIPT_MODES,
  ...FEED_MODES.map((mode) => `feed-${mode}`),
];

/** Path of the mock network. */
export const STUB_PATH = '/ads-stub';

/** Delay in ms of the late script: longer than the slot waits before its fallback. */
export const LATE = 7000;
