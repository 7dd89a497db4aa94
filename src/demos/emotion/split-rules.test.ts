import { splitRules } from './split-rules';

it.each([
  ['nothing', '', []],
  ['one rule', '.a{color:red;}', ['.a{color:red;}']],
  ['adjacent rules', '.a{color:red;}.b{color:blue;}', ['.a{color:red;}', '.b{color:blue;}']],
  ['statements', '@layer a,b;.a{color:red;}', ['@layer a,b;', '.a{color:red;}']],
  [
    'nested rules',
    '@layer mui{@media print{.a{color:red;}.b{color:blue;}}}.c{top:0;}',
    ['@layer mui{@media print{.a{color:red;}.b{color:blue;}}}', '.c{top:0;}'],
  ],
  [
    'keyframes',
    '@keyframes a{0%{opacity:0;}to{opacity:1;}}.c{top:0;}',
    ['@keyframes a{0%{opacity:0;}to{opacity:1;}}', '.c{top:0;}'],
  ],
])('splits %s', (_case, css, rules) => {
  expect(splitRules(css)).toEqual(rules);
});

it.each([
  ['opening brace', '.a::before{content:"{";}.b{top:0;}'],
  ['closing brace', '.a::before{content:"}";}.b{top:0;}'],
])('splits rules around a string with a(n) %s', (_case, css) => {
  expect(splitRules(css)).toEqual([css.slice(0, -'.b{top:0;}'.length), '.b{top:0;}']);
});
