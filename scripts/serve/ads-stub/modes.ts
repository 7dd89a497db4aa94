/** How the stand-in's script behaves. */
export const SCRIPT_MODES = ['prompt', 'late', 'never', 'broken', 'backers'] as const;
export type ScriptMode = (typeof SCRIPT_MODES)[number];

/** How the stand-in's feed behaves; in addresses with `feed-` before it. */
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

/** Query parameter of a page that asks for the stand-in. */
export const PARAMETER = 'ads-stub';

/** All that the parameter may say. */
export const PAGE_MODES: readonly string[] = [
  ...SCRIPT_MODES,
  ...FEED_MODES.map((mode) => `feed-${mode}`),
];

/** Where the stand-in answers. */
export const STUB_PATH = '/ads-stub';

/** How long in ms the late script waits: longer than the slot does before it falls back. */
export const LATE = 7000;
