import { pagePath } from './page-path';

it.each([
  '/material-ui/react-button/',
  'material-ui/react-button',
  '/material-ui/react-button.md',
  '/material-ui/react-button/index.html',
  'https://docs.example.com/material-ui/react-button/?a=b#size',
])('reads %s as the path of one page', (page) => {
  expect(pagePath(page)).toBe('/material-ui/react-button');
});

it.each(['../../etc/passwd', '/a/../../etc/passwd', '/%2e%2e/etc/passwd', '..\\etc\\passwd'])(
  'keeps %s inside the site',
  (page) => {
    expect(pagePath(page)).toBe('/etc/passwd');
  },
);
