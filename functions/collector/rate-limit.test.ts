import { inspect } from 'node:util';
import { createRateLimit } from './rate-limit';

it('counts an IPv6 /64 network as one client', () => {
  const waitOf = createRateLimit({ messages: 1, window: 60_000, now: () => 0 });
  expect(waitOf('2001:db8:1:2::1')).toBe(0);
  expect(waitOf('2001:DB8:1:2:aaaa:bbbb:cccc:dddd')).toBe(60);
  expect(waitOf('2001:db8:1:3::1')).toBe(0);
  expect(waitOf('::1')).toBe(0);
  expect(waitOf('::ffff:192.0.2.1')).toBe(0);
  expect(waitOf('::ffff:192.0.2.2')).toBe(0);
});

it('stores no addresses', () => {
  const set = jest.spyOn(Map.prototype, 'set');
  createRateLimit({ messages: 1, window: 60_000 })('192.0.2.77');
  const held = inspect(set.mock.calls);
  set.mockRestore();
  expect(held).toMatch(/=', 1/);
  expect(held).not.toContain('192.0.2.77');
});

it('counts 10,000 clients and refuses the rest', () => {
  let time = 0;
  const waitOf = createRateLimit({ messages: 5, window: 60_000, now: () => time });
  for (let client = 0; client < 10_000; client += 1) {
    expect(waitOf(`client ${client}`)).toBe(0);
  }
  expect(waitOf('one more')).toBe(60);
  expect(waitOf('client 0')).toBe(0);
  time = 60_000;
  expect(waitOf('one more')).toBe(0);
});
