/** @jest-environment ./test/unit/jsdom-environment.ts */
import { TEST_FLAG, isWorkerAllowedHere, mayRegister } from './may-register';

it.each([
  ['docs.example.com', null, true],
  ['preview.docs.example.com', null, false],
  ['127.0.0.1', null, false],
  ['127.0.0.1', 'on', true],
  ['localhost', 'on', true],
  ['docs.localhost', 'on', true],
  ['[::1]', 'on', true],
  ['preview.docs.example.com', 'on', false],
  ['localhost.example.com', 'on', false],
  ['notlocalhost', 'on', false],
  ['127.0.0.1', 'off', false],
])('on %s with the flag %s returns %s', (hostname, flag, expected) => {
  expect(mayRegister({ hostname, siteUrl: 'https://docs.example.com', flag })).toBe(expected);
});

it.each([
  [null, false],
  ['on', true],
])("on the local host of a build that isn't deployed, with the flag %s returns %s", (flag, is) => {
  const siteUrl = 'http://localhost:3000';
  expect(mayRegister({ hostname: 'localhost', siteUrl, flag })).toBe(is);
});

describe('on a host that may register the worker', () => {
  const allowed = () => isWorkerAllowedHere(window.location.origin);

  beforeEach(() => localStorage.setItem(TEST_FLAG, 'on'));

  function mockContainer(get: () => unknown) {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get });
  }

  it('allows the worker if the browser has workers', () => {
    mockContainer(() => ({}));
    expect(allowed()).toBe(true);
    mockContainer(() => undefined);
    expect(allowed()).toBe(false);
  });

  it("doesn't throw in a sandboxed frame", () => {
    mockContainer(() => {
      throw new DOMException('The context is sandboxed.', 'SecurityError');
    });
    expect(allowed()).toBe(false);
  });
});
