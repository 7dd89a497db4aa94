import { pageConfigTag } from '../../foundation/browser/page-config';
import { EVENTS_ENDPOINT } from './contract';
import type { SinkConfig } from './types';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The configured sink. Without one, pages load no analytics code.
 *
 * @param env - `ANALYTICS_SINK`: `none`, `console`, `google` or `collector`. `google` requires
 *   `ANALYTICS_GOOGLE_ID`, such as `G-ABC123`. `collector` is the project's own collector, or the
 *   one at `ANALYTICS_URL`: a path on this site, or an absolute https URL.
 * @throws If the sink is unknown or a setting is missing or invalid.
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

/** The tag that configures the sink in every page; none without a sink. */
export function analyticsHeadTags(env: Environment) {
  const config = sinkConfig(env);
  return config ? [pageConfigTag('analytics', config)] : [];
}

/** Additional origins that the sink loads from and sends to, for the Content-Security-Policy. */
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
