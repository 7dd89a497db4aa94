import { mayRegister } from './may-register';

const siteUrl = 'https://docs.example.com';

it.each([
  ['docs.example.com', null, true],
  ['preview.docs.example.com', null, false],
  ['127.0.0.1', null, false],
  ['127.0.0.1', 'on', true],
  ['127.0.0.1', 'off', false],
])('on %s with the flag %s returns %s', (hostname, flag, expected) => {
  expect(mayRegister({ hostname, siteUrl, flag })).toBe(expected);
});
