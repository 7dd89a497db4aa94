import { ownValue } from '@site/src/foundation/own-value';
import type { ApiHint, ApiHints } from '../types';

const fetched = new Map<string, Promise<ApiHints>>();

async function fetchHints(url: string): Promise<ApiHints> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return (await response.json()) as ApiHints;
}

/**
 * Describes the component or prop that a link in code refers to. Each component's file is fetched
 * once per visit; the next call retries a failed one.
 *
 * @returns `undefined` for a prop that isn't in the file.
 */
export async function fetchHint(link: HTMLAnchorElement): Promise<ApiHint | undefined> {
  const [, prop = ''] = (link.dataset.api ?? '').split('.');
  const url = new URL('hints.json', link.href).href;
  const hints = fetched.get(url) ?? fetchHints(url);
  fetched.set(url, hints);
  hints.catch(() => fetched.delete(url));
  return ownValue(await hints, prop);
}
