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
 * What is known of the component or prop that a link in code leads to. Each component's file is
 * fetched once per visit; a failed one is tried again.
 *
 * @returns `undefined` for a prop that the file does not know.
 */
export async function fetchHint(link: HTMLAnchorElement): Promise<ApiHint | undefined> {
  const [, prop = ''] = (link.dataset.api ?? '').split('.');
  const url = new URL('hints.json', link.href).href;
  const hints = fetched.get(url) ?? fetchHints(url);
  fetched.set(url, hints);
  hints.catch(() => fetched.delete(url));
  return (await hints)[prop];
}
