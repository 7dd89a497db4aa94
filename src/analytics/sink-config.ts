import { pageConfigTag } from '../browser/page-config';
import { EVENTS_ENDPOINT } from './contract';
import type { SinkConfig } from './types';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The sink that the environment configures: none by default, and then pages load nothing of this.
 *
 * @param env - `ANALYTICS_SINK`: `none`, `console`, `google` or `collector`. The third needs
 *   `ANALYTICS_GOOGLE_ID`, such as `G-ABC123`. The fourth is the project's own collector, or
 *   another one at `ANALYTICS_URL`: an address of this site, or an absolute one with https.
 * @throws If the sink is unknown, or lacks what it needs.
 */
export function sinkConfig(env: Environment): SinkConfig | null {
  const { ANALYTICS_SINK: sink, ANALYTICS_GOOGLE_ID: id } = env;
  const url = env.ANALYTICS_URL || EVENTS_ENDPOINT;
  switch (sink) {
    case undefined:
    case '':
    case 'none':
      return null;
    case 'console':
      return { sink };
    case 'google':
      if (!id || !/^[A-Z]+-[A-Z0-9-]+$/.test(id)) {
        throw new Error(
          `ANALYTICS_GOOGLE_ID is ${id ? `"${id}"` : 'not set'}. The sink "google" needs the id of a tag, such as G-ABC123.`,
        );
      }
      return { sink, id };
    case 'collector':
      if (!/^(?:https:\/\/|\/(?!\/))/.test(url)) {
        throw new Error(
          `ANALYTICS_URL is "${url}". Give an address such as /api/events or https://collector.example/events.`,
        );
      }
      return { sink, url };
    default:
      throw new Error(`ANALYTICS_SINK is "${sink}". Known: none, console, google, collector.`);
  }
}

/** The tags that tell every page of the sink; none without one. */
export function analyticsHeadTags(env: Environment) {
  const config = sinkConfig(env);
  return config ? [pageConfigTag('analytics', config)] : [];
}

/** Origins besides the site's own that the sink loads from and sends to, for the policy. */
export function analyticsOrigins(env: Environment): string[] {
  const config = sinkConfig(env);
  if (config?.sink === 'google') {
    // https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics
    return [
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ];
  }
  return config?.sink === 'collector' && URL.canParse(config.url)
    ? [new URL(config.url).origin]
    : [];
}
