import { readCookie, readStored, writeStored } from './storage';

it('throws for cookies on the server', () => {
  expect(() => readCookie('codeVariant')).toThrow(
    'Reading the cookie "codeVariant" is not supported on the server. Read it in an effect or an event handler.',
  );
});

it('stores nothing on the server', () => {
  expect(writeStored('localStorage', 'docs-direction', 'rtl')).toBe(false);
  expect(readStored('localStorage', 'docs-direction')).toBeNull();
});
