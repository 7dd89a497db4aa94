/** @jest-environment ./test/unit/jsdom-environment.ts */
import { startRegistration } from './start';

const postMessage = jest.fn();
const register = jest.fn();
/** Makes the page finish loading a resource. */
let finish: (...entries: Entry[]) => void;
/** Resources that the page has already loaded. */
let loaded: Entry[];

type Entry = Pick<PerformanceResourceTiming, 'initiatorType' | 'name' | 'workerStart'>;

function entry(initiatorType: string, path: string, workerStart = 0): Entry {
  return { initiatorType, name: `${window.location.origin}/${path}`, workerStart };
}

class FakeObserver {
  constructor(private readonly callback: (list: { getEntries: () => Entry[] }) => void) {}

  observe({ type, buffered }: PerformanceObserverInit) {
    expect(type).toBe('resource');
    finish = (...entries) => this.callback({ getEntries: () => entries });
    if (buffered) {
      finish(...loaded);
    }
  }
}

/** Messages that the worker received since the last call, each as a list of paths. */
async function reported(): Promise<string[][]> {
  await Promise.resolve();
  const messages = postMessage.mock.calls as [{ urls: string[] }][];
  const lists = messages.map(([{ urls }]) =>
    urls.map((url) => url.replace(window.location.origin, '')),
  );
  postMessage.mockClear();
  return lists;
}

beforeEach(() => {
  postMessage.mockClear();
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
  register.mockResolvedValue(registration);
  const container = Object.assign(new EventTarget(), {
    controller: null,
    register,
    ready: Promise.resolve({ active: { postMessage } }),
  });
  Object.assign(navigator, { serviceWorker: container });
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  loaded = [
    entry('script', 'assets/js/main.1.js'),
    entry('img', 'img/favicon.svg?small'),
    entry('fetch', 'api/feedback'),
    entry('beacon', 'api/vitals'),
  ];
});

it('registers /sw.js and reports the page and its files, except those requested by code', async () => {
  await startRegistration('/', null);
  expect(register).toHaveBeenCalledWith(expect.stringMatching(/^\/sw\.js\?/), {
    scope: '/',
    updateViaCache: 'none',
  });
  expect(await reported()).toEqual([['/'], ['/assets/js/main.1.js', '/img/favicon.svg']]);
});

it('also reports files loaded later, unless the worker served them', async () => {
  await startRegistration('/', null);
  await reported();
  finish(entry('script', 'assets/js/island.1.js'), entry('script', 'assets/js/viewer.1.js', 12));
  expect(await reported()).toEqual([['/assets/js/island.1.js']]);
});

it("doesn't wake the worker without a reason", async () => {
  await startRegistration('/', null);
  await reported();
  finish(entry('script', 'assets/js/viewer.1.js', 12), entry('fetch', 'api/feedback'), {
    initiatorType: 'script',
    name: 'https://ads.example/a.js',
    workerStart: 0,
  });
  expect(await reported()).toEqual([]);
});
