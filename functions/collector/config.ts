import { ownValue } from '../../src/foundation/own-value';

/** The collector's settings, from environment variables. */
export interface CollectorConfig {
  /** `FEEDBACK_DATABASE_URL`: `file:…`, `libsql://…` or `https://…`; `null` for the default file. */
  databaseUrl: string | null;
  /** `FEEDBACK_DATABASE_TOKEN`: the token for a remote database. */
  databaseToken: string | undefined;
  /** `FEEDBACK_RETENTION_DAYS`: days after which messages and events are deleted. Default: 365. */
  retentionDays: number;
  /** `FEEDBACK_MESSAGES_PER_CLIENT`: messages per client in ten minutes. Default: 20. */
  messagesPerClient: number;
  /** `ANALYTICS_BATCHES_PER_CLIENT`: batches of events per client in ten minutes. Default: 200. */
  batchesPerClient: number;
  /** `FEEDBACK_SITE`: the site's URL; `null` for the host that requests are sent to. */
  site: string | null;
  /** `FEEDBACK_ORIGINS`: additional origins of the site, separated by spaces. */
  origins: readonly string[];
  /** `FEEDBACK_ADDRESS_HEADER`: the header in which the host passes the client's address. */
  addressHeader: string | null;
}

function positive(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = ownValue(env, name);
  if (!value) {
    return fallback;
  }
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    throw new Error(`${name} is "${value}". Give a whole number above 0, as in: ${name}=30`);
  }
  return Number(value);
}

function siteUrl(value: string | undefined): string | null {
  if (value && !/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) {
    throw new Error(
      `FEEDBACK_SITE is "${value}". Give the site's URL, as in: FEEDBACK_SITE=https://docs.example.com`,
    );
  }
  return value || null;
}

/**
 * Reads the collector's settings.
 *
 * @throws If a number or URL is invalid. The message names the variable and an example.
 */
export function collectorConfig(env: NodeJS.ProcessEnv): CollectorConfig {
  return {
    databaseUrl: env.FEEDBACK_DATABASE_URL || null,
    databaseToken: env.FEEDBACK_DATABASE_TOKEN || undefined,
    retentionDays: positive(env, 'FEEDBACK_RETENTION_DAYS', 365),
    messagesPerClient: positive(env, 'FEEDBACK_MESSAGES_PER_CLIENT', 20),
    batchesPerClient: positive(env, 'ANALYTICS_BATCHES_PER_CLIENT', 200),
    site: siteUrl(env.FEEDBACK_SITE),
    origins: (env.FEEDBACK_ORIGINS ?? '').split(/\s+/).filter(Boolean),
    addressHeader: env.FEEDBACK_ADDRESS_HEADER || null,
  };
}
