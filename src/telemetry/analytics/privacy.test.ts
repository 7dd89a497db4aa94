/** @jest-environment ./test/unit/jsdom-environment.ts */
import { asksNotToBeTracked } from './privacy';

function ask(requests: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(requests)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
}

it.each([
  [{ doNotTrack: '1', globalPrivacyControl: undefined }, true],
  [{ doNotTrack: 'yes', globalPrivacyControl: false }, true],
  [{ doNotTrack: null, globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified', globalPrivacyControl: undefined }, false],
  [{ doNotTrack: null, globalPrivacyControl: undefined }, false],
])('with %j: %s', (requests, expected) => {
  ask(requests);
  expect(asksNotToBeTracked()).toBe(expected);
});
