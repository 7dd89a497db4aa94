/** @jest-environment ./test/unit/jsdom-environment.ts */
import { followUpdates } from './follow-updates';

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = jest.fn();

  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

class FakeContainer extends EventTarget {
  constructor(readonly controller: object | null) {
    super();
  }
}

const SKIP = { type: 'SKIP_WAITING' };
const reload = jest.fn();
let registration: FakeRegistration;
let focused: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  registration = new FakeRegistration();
  focused = true;
  jest.spyOn(document, 'hasFocus').mockImplementation(() => focused);
});
afterEach(() => jest.useRealTimers());

function follow(controller: object | null = {}, servedBy = controller) {
  const container = new FakeContainer(controller);
  followUpdates({
    registration: registration as unknown as ServiceWorkerRegistration,
    container: container as unknown as ServiceWorkerContainer,
    servedBy: servedBy as ServiceWorker | null,
    reload,
  });
  return () => container.dispatchEvent(new Event('controllerchange'));
}

it('asks a waiting worker to skip waiting', () => {
  registration.waiting = new FakeWorker();
  follow();
  expect(registration.waiting.postMessage).toHaveBeenCalledWith(SKIP);
});

it.each(['now', 'later'])(
  'asks a worker that is found %s to skip waiting once it is installed',
  (when) => {
    const worker = new FakeWorker();
    const find = () => {
      registration.installing = worker;
    };
    if (when === 'now') {
      find();
    }
    follow();
    find();
    registration.dispatchEvent(new Event('updatefound'));
    expect(worker.postMessage).not.toHaveBeenCalled();
    registration.waiting = worker;
    worker.become('installed');
    expect(worker.postMessage).toHaveBeenCalledWith(SKIP);
  },
);

it('reloads once the page has focus, checking every 100 ms', () => {
  focused = false;
  const change = follow();
  change();
  // Not a multiple of any other interval.
  jest.advanceTimersByTime(5200);
  expect(reload).not.toHaveBeenCalled();
  focused = true;
  jest.advanceTimersByTime(99);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
  change();
  jest.advanceTimersByTime(5000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads once if another worker took control before it listened, even if one more follows', () => {
  const change = follow({}, {});
  change();
  jest.advanceTimersByTime(5000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads without a further change of the controller', () => {
  follow({}, {});
  jest.advanceTimersByTime(5000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("doesn't reload if the first worker took control before it listened", () => {
  follow({}, null);
  jest.advanceTimersByTime(5000);
  expect(reload).not.toHaveBeenCalled();
});

it("doesn't reload for the first worker, but for the second", () => {
  const change = follow(null);
  change();
  jest.advanceTimersByTime(5000);
  expect(reload).not.toHaveBeenCalled();
  change();
  jest.advanceTimersByTime(100);
  expect(reload).toHaveBeenCalledTimes(1);
});
