/** Origin and base of the site in tests of caches and of the worker. */
export const TEST_BASE = 'https://docs.example.com/';

function absolute(request: RequestInfo | URL): URL {
  return new URL(request instanceof Request ? request.url : request, TEST_BASE);
}

/** A cache in memory, as browsers have them, with room for so many bytes. */
class FakeCache {
  readonly entries = new Map<string, { response: Response; bytes: number }>();

  constructor(private readonly storage: FakeCaches) {}

  async match(request: RequestInfo | URL, options: CacheQueryOptions = {}) {
    const { href } = absolute(request);
    const found = options.ignoreSearch
      ? [...this.entries].find(([url]) => url.split('?')[0] === href.split('?')[0])?.[1]
      : this.entries.get(href);
    return found?.response.clone();
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const { byteLength: bytes } = await response.clone().arrayBuffer();
    const replaced = this.entries.get(absolute(request).href)?.bytes ?? 0;
    if (this.storage.used() - replaced + bytes > this.storage.room) {
      throw new DOMException('No room.', 'QuotaExceededError');
    }
    this.entries.set(absolute(request).href, { response, bytes });
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(absolute(request).href);
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

/** The caches of an origin in memory. */
export class FakeCaches {
  /** Bytes that fit in. */
  room = Infinity;
  private readonly stores = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.stores.get(name) ?? new FakeCache(this);
    this.stores.set(name, cache);
    return cache;
  }

  async match(request: RequestInfo | URL, options?: CacheQueryOptions) {
    for (const cache of this.stores.values()) {
      const response = await cache.match(request, options);
      if (response) {
        return response;
      }
    }
    return undefined;
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }

  used(): number {
    return [...this.stores.values()]
      .flatMap(({ entries }) => [...entries.values()])
      .reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/** Puts fresh caches in the place of the browser's, which says nothing of its room. */
export function mockCaches(): FakeCaches {
  const fake = new FakeCaches();
  Object.assign(globalThis, { caches: fake, navigator: {} });
  return fake;
}

/** A server for tests: what it has, and what was asked of it. */
export interface FakeServer {
  /** Content by address below the base URL. */
  files: Record<string, string>;
  requests: string[];
  /** Called before each answer; throws to break the network. */
  before: (address: string) => void;
}

/** Puts a server in the place of the network. */
export function mockServer(files: Record<string, string>): FakeServer {
  const server: FakeServer = { files, requests: [], before: () => {} };
  globalThis.fetch = jest.fn(async (input) => {
    const address = absolute(input as RequestInfo).href.slice(TEST_BASE.length);
    server.requests.push(address);
    server.before(address);
    const content = server.files[address.split('?')[0]];
    return content === undefined
      ? new Response('Not found', { status: 404 })
      : new Response(content, { headers: { 'Content-Type': 'text/html' } });
  });
  return server;
}
