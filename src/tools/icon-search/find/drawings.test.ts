/** @jest-environment ./test/unit/jsdom-environment.ts */
import { createDrawings } from './drawings';
import { indexOf } from './icon-index';

const index = indexOf({
  names: 'A B C',
  missing: { Filled: [], Outlined: [1], Rounded: [], TwoTone: [], Sharp: [] },
  shardSize: 2,
  shards: {
    Filled: ['/f0', '/f1'],
    Outlined: ['/o0', '/o1'],
    Rounded: [],
    TwoTone: [],
    Sharp: [],
  },
});

const fetched = jest.fn<Promise<unknown>, [string]>();

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetched.mockReset() });
});

const responses = () => new Promise((resolve) => setTimeout(resolve));
const shard = (...drawings: (string | null)[]) => ({ ok: true, json: async () => drawings });

it('fetches the shard of an icon once, and notifies its listeners', async () => {
  fetched.mockResolvedValue(shard('MA', null));
  const drawings = createDrawings(index);
  const listener = jest.fn();
  drawings.subscribe(listener);
  drawings.request(0, 'Outlined');
  drawings.request(1, 'Outlined');
  expect(drawings.peek(0, 'Outlined')).toBeUndefined();
  await responses();
  expect(fetched.mock.calls).toEqual([['/o0']]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(drawings.peek(0, 'Outlined')).toBe('MA');
  expect(drawings.peek(1, 'Outlined')).toBeUndefined();
});

it('reports a failure until a retry succeeds', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  fetched.mockResolvedValueOnce({ ok: false, status: 503 }).mockResolvedValueOnce(shard('MC'));
  const drawings = createDrawings(index);
  drawings.request(2, 'Filled');
  await responses();
  expect(drawings.hasFailed()).toBe(true);
  // Rendering again doesn't repeat the request.
  drawings.request(2, 'Filled');
  expect(fetched).toHaveBeenCalledTimes(1);

  drawings.retry();
  await responses();
  expect(fetched.mock.calls).toEqual([['/f1'], ['/f1']]);
  expect(drawings.hasFailed()).toBe(false);
  expect(drawings.peek(2, 'Filled')).toBe('MC');
  errors.mockRestore();
});
