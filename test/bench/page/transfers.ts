import type { Page } from '@playwright/test';

/** Kinds of files that are counted separately. */
export type TransferKind = 'html' | 'js' | 'css' | 'font' | 'other';

/** A transferred file. */
export interface Transfer {
  url: string;
  kind: TransferKind;
  /** Size of its body as transferred (compressed). */
  bytes: number;
  /** Prefetched by `<link rel="prefetch">` for a page that the reader may open next. */
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
 * Records the files that a page fetches from now on.
 *
 * Headers aren't counted: HTTP/2 compresses repeated headers to almost nothing, but this server
 * uses HTTP/1.1, where many small files would look worse than they are.
 *
 * @param page - A page that has not been opened yet.
 * @returns A list that grows as files arrive, in order of arrival.
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
