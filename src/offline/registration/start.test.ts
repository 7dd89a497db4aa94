/** @jest-environment jsdom */
import { startRegistration } from './start';

const postMessage = jest.fn();
const register = jest.fn();
/** Has the page finish loading something. */
let finish: (...entries: Entry[]) => void;
/** What the page has loaded before. */
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

/** What the worker is told since the last look, one list for each message. */
async function told(): Promise<string[][]> {
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

it('registers /sw.js, and has it remember the page with its parts, and nothing that code asked for', async () => {
  await startRegistration('/', null);
  expect(register).toHaveBeenCalledWith(expect.stringMatching(/^\/sw\.js\?/), {
    scope: '/',
    updateViaCache: 'none',
  });
  expect(await told()).toEqual([['/'], ['/assets/js/main.1.js', '/img/favicon.svg']]);
});

it('tells it as well of what comes later, unless the worker served that', async () => {
  await startRegistration('/', null);
  await told();
  finish(entry('script', 'assets/js/island.1.js'), entry('script', 'assets/js/viewer.1.js', 12));
  expect(await told()).toEqual([['/assets/js/island.1.js']]);
});

it('does not wake it for nothing', async () => {
  await startRegistration('/', null);
  await told();
  finish(entry('script', 'assets/js/viewer.1.js', 12), entry('fetch', 'api/feedback'), {
    initiatorType: 'script',
    name: 'https://ads.example/a.js',
    workerStart: 0,
  });
  expect(await told()).toEqual([]);
});
