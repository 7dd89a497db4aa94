/** @jest-environment ./test/unit/jsdom-environment.ts */
import { CONNECT, READY } from './messages';
import { connectSandbox } from './sandbox-host';

const CODE = { code: 'x', variant: 'TS', folder: 'docs/button' } as const;
const LOOK = {
  look: { paletteMode: 'dark', direction: 'ltr', dense: false, largeText: false },
  framed: false,
  theme: null,
} as const;

/** Both ends of the channel that the page creates, which jsdom lacks. */
class FakeMessageChannel {
  port1 = {
    postMessage: jest.fn(),
    close: jest.fn(),
    onmessage: null as ((event: { data: unknown }) => void) | null,
  };
  port2 = {};
}

let channel: FakeMessageChannel | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  channel = undefined;
  Object.assign(globalThis, {
    MessageChannel: function MessageChannel() {
      channel = new FakeMessageChannel();
      return channel;
    },
  });
});

afterEach(() => jest.useRealTimers());

function open() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const post = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {});
  const events = {
    onDone: jest.fn(),
    onFailed: jest.fn(),
    onSilent: jest.fn(),
    onReplace: jest.fn(),
    onHeight: jest.fn(),
  };
  const connection = connectSandbox(frame, events);
  const toWindow = (data: unknown, source: Window | null = frame.contentWindow) =>
    window.dispatchEvent(new MessageEvent('message', { data, source }));
  const answer = (data: unknown) => channel!.port1.onmessage!({ data });
  const paint = () => jest.advanceTimersToNextFrame();
  const sent = () => channel!.port1.postMessage.mock.calls.map(([message]) => message as unknown);
  return { frame, connection, events, post, toWindow, answer, paint, sent };
}

function connect() {
  const opened = open();
  opened.toWindow(READY);
  return opened;
}

it('sends only the latest code, once the sandbox is ready', () => {
  const { connection, post, toWindow, sent } = open();
  connection.setLook(LOOK);
  connection.run({ ...CODE, code: 'old' });
  connection.run(CODE);
  expect(channel).toBeUndefined();
  toWindow(READY);
  expect(post).toHaveBeenCalledWith(CONNECT, '*', [channel!.port2]);
  expect(sent()).toEqual([
    { type: 'look', look: LOOK },
    { type: 'run', id: 1, ...CODE },
  ]);
});

it('passes on answers to the latest code only', () => {
  const { connection, events, answer, paint } = connect();
  connection.run(CODE);
  connection.run(CODE);
  answer({ type: 'done', id: 1 });
  paint();
  expect(events.onDone).not.toHaveBeenCalled();
  answer({ type: 'failed', id: 2, message: 'no', file: 'rows.ts', line: 3 });
  paint();
  expect(events.onFailed).toHaveBeenCalledWith({ message: 'no', file: 'rows.ts', line: 3 });
  answer({ type: 'done', id: 2 });
  paint();
  expect(events.onDone).toHaveBeenCalledTimes(1);
});

it('passes on the outcome of a flood of messages once per animation frame', () => {
  const { connection, events, answer, paint } = connect();
  connection.run(CODE);
  for (let count = 1; count <= 1000; count += 1) {
    answer({ type: 'failed', id: 1, message: `error ${count}` });
    answer({ type: 'done', id: 1 });
    answer({ type: 'height', height: count });
  }
  answer({ type: 'failed', id: 1, message: 'last' });
  expect(events.onHeight).not.toHaveBeenCalled();
  paint();
  expect(events.onHeight.mock.calls).toEqual([[1000]]);
  expect(events.onDone).toHaveBeenCalledTimes(1);
  expect(events.onFailed.mock.calls).toEqual([[{ message: 'last' }]]);
  paint();
  expect(events.onDone).toHaveBeenCalledTimes(1);
});

it('drops a result if newer code was sent in the same frame', () => {
  const { connection, events, answer, paint } = connect();
  connection.run(CODE);
  answer({ type: 'done', id: 1 });
  connection.run(CODE);
  paint();
  expect(events.onDone).not.toHaveBeenCalled();
});

it('ignores messages of other windows', () => {
  const { toWindow } = open();
  toWindow(READY, window);
  toWindow(READY, null);
  expect(channel).toBeUndefined();
});

it('does not read messages that edited code posts to the window', () => {
  const { frame, toWindow } = open();
  toWindow(READY);
  const read = jest.fn();
  const message = new MessageEvent('message', { source: frame.contentWindow });
  Object.defineProperty(message, 'data', { get: read });
  window.dispatchEvent(message);
  expect(read).not.toHaveBeenCalled();
});

describe('a sandbox that never starts', () => {
  it('is reported after 8 s, and replaced when the code is changed', () => {
    const { connection, events } = open();
    connection.run(CODE);
    connection.run(CODE);
    jest.advanceTimersByTime(8000);
    expect(events.onSilent.mock.calls).toEqual([[false]]);
    connection.run(CODE);
    expect(events.onReplace).toHaveBeenCalledTimes(1);
  });

  it('is not mistaken for a slow one, whose time counts from its start', () => {
    const { connection, events, toWindow, answer, paint } = open();
    connection.run(CODE);
    jest.advanceTimersByTime(7000);
    toWindow(READY);
    jest.advanceTimersByTime(7000);
    expect(events.onSilent).not.toHaveBeenCalled();
    answer({ type: 'done', id: 1 });
    paint();
    expect(events.onDone).toHaveBeenCalledTimes(1);
  });

  it('can still start late', () => {
    const { connection, events, toWindow, answer, paint } = open();
    connection.run(CODE);
    jest.advanceTimersByTime(8000);
    toWindow(READY);
    answer({ type: 'done', id: 1 });
    paint();
    expect(events.onDone).toHaveBeenCalledTimes(1);
    connection.run(CODE);
    expect(events.onReplace).not.toHaveBeenCalled();
  });
});

describe('a sandbox that hangs', () => {
  it("is reported after 8 s, unless it's closed", () => {
    const { connection, events, answer, paint } = connect();
    connection.run(CODE);
    jest.advanceTimersByTime(7999);
    expect(events.onSilent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(events.onSilent.mock.calls).toEqual([[true]]);
    expect(events.onReplace).not.toHaveBeenCalled();
    answer({ type: 'done', id: 1 });
    paint();
    expect(events.onDone).toHaveBeenCalledTimes(1);
    connection.run(CODE);
    connection.close();
    jest.advanceTimersByTime(8000);
    expect(events.onSilent).toHaveBeenCalledTimes(1);
    expect(channel!.port1.close).toHaveBeenCalled();
  });

  it('is replaced when the code is changed', () => {
    const { connection, events, sent } = connect();
    connection.run(CODE);
    jest.advanceTimersByTime(8000);
    connection.run({ ...CODE, code: 'corrected' });
    expect(events.onReplace).toHaveBeenCalledTimes(1);
    expect(sent()).toHaveLength(1);
  });

  it('is replaced after 8 s if the code was changed before', () => {
    const { connection, events } = connect();
    connection.run(CODE);
    jest.advanceTimersByTime(5000);
    connection.run({ ...CODE, code: 'corrected' });
    jest.advanceTimersByTime(3000);
    expect(events.onReplace).toHaveBeenCalledTimes(1);
    expect(events.onSilent).not.toHaveBeenCalled();
  });

  it('is not mistaken for a slow one', () => {
    const { connection, events, answer, paint } = connect();
    connection.run(CODE);
    connection.run(CODE);
    jest.advanceTimersByTime(7000);
    answer({ type: 'failed', id: 1, message: 'slow' });
    jest.advanceTimersByTime(7000);
    answer({ type: 'done', id: 2 });
    answer({ type: 'failed', id: 1, message: 'late' });
    paint();
    jest.advanceTimersByTime(60_000);
    expect(events.onDone).toHaveBeenCalledTimes(1);
    expect(events.onSilent).not.toHaveBeenCalled();
    expect(events.onReplace).not.toHaveBeenCalled();
  });
});
