import { createHmac, randomBytes } from 'node:crypto';

interface Options {
  /** Messages that one client may send in a window. */
  messages: number;
  /** Length of a window in ms. */
  window: number;
  /** The clock, in ms. */
  now?: () => number;
}

/**
 * Maximum number of clients counted in one window. Requests from more are refused, which bounds both
 * the memory and what a large number of addresses can store.
 */
const MAX_CLIENTS = 10_000;

/** A household usually has a /64 network of IPv6 addresses, which counts as one client. */
function clientOf(address: string): string {
  const [network = '', interfacePart] = address.toLowerCase().split('::');
  if (!address.includes(':') || network === '' || address.includes('.')) {
    return address;
  }
  const groups = network.split(':');
  const missing = interfacePart === undefined ? 0 : Math.max(0, 4 - groups.length);
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, 4).join(':');
}

/**
 * Counts messages per client without storing addresses. Clients are identified by a keyed hash; the
 * key exists only in memory and is replaced with each window.
 *
 * @returns A function that counts a message from an address and returns the seconds the client has
 *   to wait, 0 if the message is allowed.
 */
export function createRateLimit({ messages, window, now = Date.now }: Options) {
  const counts = new Map<string, number>();
  let key = randomBytes(32);
  let end = 0;

  return (address: string): number => {
    const time = now();
    if (time >= end) {
      counts.clear();
      key = randomBytes(32);
      end = time + window;
    }
    const client = createHmac('sha256', key).update(clientOf(address)).digest('base64');
    const count = (counts.get(client) ?? 0) + 1;
    if (count > messages || (count === 1 && counts.size >= MAX_CLIENTS)) {
      return Math.ceil((end - time) / 1000);
    }
    counts.set(client, count);
    return 0;
  };
}
