import { loadHtmlTags } from '@docusaurus/core/lib/server/htmlTags';
import type { LoadContext, LoadedPlugin } from '@docusaurus/types';
import googleTagPlugin from '../../plugins/google-tag';
import { googleTagOptions } from '../../src/analytics/sink-config';

/** Environment of a build with the Google sink. Docusaurus's plugin is off outside of production. */
export const GOOGLE_ENV = {
  NODE_ENV: 'production',
  ANALYTICS_SINK: 'google',
  ANALYTICS_GOOGLE_ID: 'G-TEST',
} as const;

/**
 * HTML of the tags that a build with the Google sink writes into the head of its pages. It needs
 * `GOOGLE_ENV` in `process.env`.
 */
export function googleTags(): string {
  const plugin = googleTagPlugin({} as LoadContext, googleTagOptions(GOOGLE_ENV)!);
  return loadHtmlTags({ plugins: [plugin as LoadedPlugin], router: 'browser' }).headTags;
}
