/** @jest-environment jsdom */
import { connectSandbox } from './sandbox-host';

const CODE = { code: 'x', variant: 'TS', folder: 'docs/button' } as const;
const LOOK = {
  look: { paletteMode: 'dark', direction: 'ltr', dense: false, largeText: false },
  framed: false,
} as const;

function connect() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const post = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {});
  const events = {
    onDone: jest.fn(),
    onFailed: jest.fn(),
    onSilent: jest.fn(),
    onHeight: jest.fn(),
  };
  const connection = connectSandbox(frame, events);
  const answer = (data: unknown, source: Window | null = frame.contentWindow) =>
    window.dispatchEvent(new MessageEvent('message', { data, source }));
  const sent = () => (post.mock.calls as unknown[][]).map(([message]) => message);
  return { connection, events, answer, sent };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends only the latest message, once the sandbox is ready', () => {
  const { connection, answer, sent } = connect();
  connection.setLook(LOOK);
  connection.run({ ...CODE, code: 'old' });
  connection.run(CODE);
  expect(sent()).toEqual([]);
  answer({ type: 'ready' });
  expect(sent()).toEqual([
    { type: 'look', ...LOOK },
    { type: 'run', id: 1, ...CODE },
  ]);
});

it('passes on answers to the latest order only', () => {
  const { connection, events, answer } = connect();
  answer({ type: 'ready' });
  connection.run(CODE);
  connection.run(CODE);
  answer({ type: 'done', id: 1 });
  expect(events.onDone).not.toHaveBeenCalled();
  answer({ type: 'failed', id: 2, message: 'no' });
  expect(events.onFailed).toHaveBeenCalledWith('no');
  answer({ type: 'done', id: 2 });
  expect(events.onDone).toHaveBeenCalledTimes(1);
});

it('ignores messages of other windows', () => {
  const { events, answer } = connect();
  answer({ type: 'height', height: 10 }, window);
  answer({ type: 'height', height: 10 }, null);
  expect(events.onHeight).not.toHaveBeenCalled();
  answer({ type: 'height', height: 10 });
  expect(events.onHeight).toHaveBeenCalledWith(10);
});

it("reports that the sandbox doesn't answer, unless it's closed", () => {
  const { connection, events, answer } = connect();
  answer({ type: 'ready' });
  connection.run(CODE);
  jest.advanceTimersByTime(8000);
  expect(events.onSilent).toHaveBeenCalledTimes(1);
  connection.run(CODE);
  connection.close();
  jest.advanceTimersByTime(8000);
  answer({ type: 'done', id: 2 });
  expect(events.onSilent).toHaveBeenCalledTimes(1);
  expect(events.onDone).not.toHaveBeenCalled();
});
