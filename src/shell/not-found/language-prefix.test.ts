import { languagePrefix } from './language-prefix';

it.each([
  ['/zh/material-ui/react-card/', { language: 'zh', rest: '/material-ui/react-card/' }],
  ['/zh/', { language: 'zh', rest: '/' }],
  ['/xx/material-ui/', null],
  ['/x/introduction/', null],
  ['/zhuyin/', null],
])('splits %s', (pathname, parts) => {
  expect(languagePrefix(pathname, ['pt', 'zh'])).toEqual(parts);
});
