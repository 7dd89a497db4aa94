/** Some hosts answer nobody without a browser's name. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; link check)',
  accept: 'text/html,*/*;q=0.8',
};

const TIMEOUT = 20_000;

/** What a host answers to a request for an address: a status, or why there is none. */
export type LinkState = { status: number } | { error: string };

async function request(url: string, method: 'HEAD' | 'GET'): Promise<LinkState> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(url, { method, headers: HEADERS, signal });
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    return { error: cause?.code ?? cause?.message ?? message };
  }
}

/** Whether a link leads to a page. */
export const isWorking = (state: LinkState) => 'status' in state && state.status < 400;

/** Requests an address: its head, and all of it where a host refuses that. Follows redirects. */
export async function checkUrl(url: string): Promise<LinkState> {
  const head = await request(url, 'HEAD');
  return isWorking(head) ? head : request(url, 'GET');
}
