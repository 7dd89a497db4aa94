import { pageConfigTag } from '../../foundation/browser/page-config';
import type { NetworkConfig } from './types';

type Environment = Readonly<Record<string, string | undefined>>;

function originOf(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') {
    throw new Error(
      `${name} is "${address}". Use an absolute https URL, such as ${name}=https://ads.example/x.`,
    );
  }
  return url.origin;
}

/**
 * The network configured by environment variables; none by default.
 *
 * @param env - `ADS_SCRIPT`: URL of the script that inserts the network's element; `ADS_FEED`: URL
 *   of its JSON feed.
 * @throws If a URL isn't absolute, or doesn't use https.
 */
export function networkConfig({ ADS_SCRIPT, ADS_FEED }: Environment): NetworkConfig | null {
  if (ADS_SCRIPT) {
    originOf('ADS_SCRIPT', ADS_SCRIPT);
  }
  if (ADS_FEED) {
    originOf('ADS_FEED', ADS_FEED);
  }
  return ADS_SCRIPT || ADS_FEED
    ? { script: ADS_SCRIPT || undefined, feed: ADS_FEED || undefined }
    : null;
}

/** Tags that configure the network on every page; empty without a network. */
export function adsHeadTags(env: Environment) {
  const config = networkConfig(env);
  return config ? [pageConfigTag('ads', config)] : [];
}

/**
 * Origins of the network's script, feed and images, for the Content-Security-Policy.
 *
 * @param env - As above, and `ADS_ORIGINS`: additional origins, separated by spaces.
 */
export function adOrigins(env: Environment): string[] {
  const { script, feed } = networkConfig(env) ?? {};
  const further = env.ADS_ORIGINS?.split(/\s+/).filter(Boolean) ?? [];
  return [
    ...new Set([
      ...(script ? [originOf('ADS_SCRIPT', script)] : []),
      ...(feed ? [originOf('ADS_FEED', feed)] : []),
      ...further.map((origin) => originOf('ADS_ORIGINS', origin)),
    ]),
  ];
}
