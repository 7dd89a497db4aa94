import type { ServerResponse } from 'node:http';

/**
 * Answers with the text at a URL after changing it.
 *
 * @param url - Address that answers with the text itself.
 * @param change - Receives the text of a page or a stylesheet, and returns what is sent.
 */
export async function sendChanged(
  url: string,
  res: ServerResponse,
  change: (text: string) => string,
): Promise<void> {
  const response = await fetch(url, { redirect: 'manual' });
  const text = await response.text();
  const headers = [...response.headers].filter(
    ([name]) => !/^content-(?:length|encoding)/.test(name),
  );
  res.writeHead(response.status, Object.fromEntries(headers)).end(change(text));
}

/**
 * Adds elements at the start of a page's head.
 *
 * @param head - HTML of the elements. The page's policy allows only scripts and styles of its site.
 */
export function addToHead(html: string, head: string): string {
  return html.replace('<head>', `<head>${head}`);
}
