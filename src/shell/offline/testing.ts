import { ownValue } from '@site/src/foundation/own-value';

/** Origin and base URL of the site in tests of caches and the worker. */
export const TEST_BASE = 'https://docs.example.com/';

function absolute(request: RequestInfo | URL): URL {
  return new URL(request instanceof Request ? request.url : request, TEST_BASE);
}

/** Operations of `Cache` and `CacheStorage`. */
export type CacheOperation = 'open' | 'keys' | 'match' | 'put' | 'delete';

/** An in-memory `Cache` with limited storage. */
class FakeCache {
  readonly entries = new Map<string, { response: Response; bytes: number }>();

  constructor(private readonly storage: FakeCaches) {}

  async match(request: RequestInfo | URL, options: CacheQueryOptions = {}) {
    await this.storage.attempt('match');
    const { href } = absolute(request);
    const found = options.ignoreSearch
      ? [...this.entries].find(([url]) => url.split('?')[0] === href.split('?')[0])?.[1]
      : this.entries.get(href);
    return found?.response.clone();
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    await this.storage.attempt('put');
    const { byteLength: bytes } = await response.clone().arrayBuffer();
    const replaced = this.entries.get(absolute(request).href)?.bytes ?? 0;
    if (this.storage.used() - replaced + bytes > this.storage.room) {
      throw new DOMException('No room.', 'QuotaExceededError');
    }
    this.entries.set(absolute(request).href, { response, bytes });
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    await this.storage.attempt('delete');
    return this.entries.delete(absolute(request).href);
  }

  async keys(): Promise<Request[]> {
    await this.storage.attempt('keys');
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

/** An in-memory `CacheStorage`. */
export class FakeCaches {
  /** Storage quota in bytes. */
  room = Infinity;
  /** Operations that fail, as in a browser whose storage is damaged. */
  failing: readonly CacheOperation[] = [];
  /** Operations that never settle. */
  hanging: readonly CacheOperation[] = [];
  private readonly stores = new Map<string, FakeCache>();

  async attempt(operation: CacheOperation): Promise<void> {
    if (this.hanging.includes(operation)) {
      await new Promise(() => {});
    }
    if (this.failing.includes(operation)) {
      throw new DOMException('Internal error.', 'UnknownError');
    }
  }

  async open(name: string): Promise<FakeCache> {
    await this.attempt('open');
    const cache = this.stores.get(name) ?? new FakeCache(this);
    this.stores.set(name, cache);
    return cache;
  }

  async match(request: RequestInfo | URL, options?: CacheQueryOptions) {
    await this.attempt('match');
    for (const cache of this.stores.values()) {
      const response = await cache.match(request, options);
      if (response) {
        return response;
      }
    }
    return undefined;
  }

  async keys(): Promise<string[]> {
    await this.attempt('keys');
    return [...this.stores.keys()];
  }

  async delete(name: string): Promise<boolean> {
    await this.attempt('delete');
    return this.stores.delete(name);
  }

  used(): number {
    return [...this.stores.values()]
      .flatMap(({ entries }) => [...entries.values()])
      .reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/** Replaces the global `caches` with empty ones and removes the storage estimate. */
export function mockCaches(): FakeCaches {
  const fake = new FakeCaches();
  Object.assign(globalThis, { caches: fake, navigator: {} });
  return fake;
}

const TYPES = new Map([
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
]);

/** A server for tests: its files, and the requests that it received. */
export interface FakeServer {
  /** Content by path below the base URL. */
  files: Record<string, string>;
  /** Whether the server answers every request with an HTML page. */
  sendsPages: boolean;
  requests: string[];
  /** Awaited before each response; rejects or throws to simulate a network failure. */
  before: (address: string) => void | Promise<void>;
}

/** Replaces `fetch` with a server. */
export function mockServer(files: Record<string, string>): FakeServer {
  const server: FakeServer = { files, sendsPages: false, requests: [], before: () => {} };
  globalThis.fetch = jest.fn(async (input) => {
    const address = absolute(input as RequestInfo).href.slice(TEST_BASE.length);
    server.requests.push(address);
    await server.before(address);
    const file = address.split('?')[0]!;
    const content = server.sendsPages ? 'page' : ownValue(server.files, file);
    const type = server.sendsPages
      ? 'text/html'
      : (TYPES.get(/\.\w+$/.exec(file)?.[0] ?? '') ?? 'text/html');
    return content === undefined
      ? new Response('Not found', { status: 404 })
      : new Response(content, { headers: { 'Content-Type': type } });
  });
  return server;
}
