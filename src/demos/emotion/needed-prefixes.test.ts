import { compile, middleware, serialize, stringify } from 'stylis';
import { neededPrefixes } from './needed-prefixes';

const css = (text: string) => serialize(compile(text), middleware([neededPrefixes, stringify]));

it('adds the prefixes that supported browsers need', () => {
  expect(css('.a{user-select:none;}')).toContain('-webkit-user-select:none;');
  expect(css('.a{mask-image:none;}')).toContain('-webkit-mask-image:none;');
});

it.each([
  '.a{display:flex;}',
  '.a{transform:none;}',
  '@keyframes a{to{opacity:0;}}',
  '.a::placeholder{color:red;}',
])('leaves %s as it is', (text) => expect(css(text)).toBe(text));
