import { readCookie } from './code-variant';

it('readCookie throws on the server', () => {
  expect(() => readCookie('codeVariant')).toThrow(
    'Reading the cookie "codeVariant" is not supported on the server. Read it in an effect or an event handler.',
  );
});
