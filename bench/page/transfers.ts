import type { Page } from '@playwright/test';

/** Kinds of files that are counted apart. */
export type TransferKind = 'html' | 'js' | 'css' | 'font' | 'other';

/** A file that came over the wire. */
export interface Transfer {
  url: string;
  kind: TransferKind;
  /** Size of its body as sent, thus compressed. */
  bytes: number;
  /** Fetched for a page that the reader may open next, by `<link rel="prefetch">`. */
  isPrefetch: boolean;
}

function kindOf(mimeType: string): TransferKind {
  if (/javascript/.test(mimeType)) {
    return 'js';
  }
  const [kind] = (['html', 'css', 'font'] as const).filter((name) => mimeType.includes(name));
  return kind ?? 'other';
}

/**
 * Records what a page fetches from now on.
 *
 * Headers are not counted: HTTP/2 sends nearly nothing of those that repeat, while this server
 * speaks HTTP/1.1 and would punish many small files.
 *
 * @param page - A page that has not been opened yet.
 * @returns The list that grows as files arrive, in the order of their arrival.
 */
export async function recordTransfers(page: Page): Promise<readonly Transfer[]> {
  const transfers: Transfer[] = [];
  const prefetches = new Set<string>();
  const responses = new Map<string, Omit<Transfer, 'bytes'> & { headerBytes: number }>();
  const cdp = await page.context().newCDPSession(page);

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Prefetch' || /prefetch/.test(request.headers['Sec-Purpose'] ?? '')) {
      prefetches.add(requestId);
    }
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (/^https?:/.test(response.url)) {
      responses.set(requestId, {
        url: response.url,
        kind: kindOf(response.mimeType),
        isPrefetch: prefetches.has(requestId),
        headerBytes: response.encodedDataLength,
      });
    }
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response && encodedDataLength > 0) {
      const { headerBytes, ...transfer } = response;
      transfers.push({ ...transfer, bytes: Math.max(0, encodedDataLength - headerBytes) });
    }
  });
  await cdp.send('Network.enable');
  return transfers;
}
