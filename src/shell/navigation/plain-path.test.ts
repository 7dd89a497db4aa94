import fs from 'node:fs';
import path from 'node:path';
import { plainPath } from './plain-path';

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/material-ui/react-button/', '/material-ui/react-button/'],
  ['/material-ui/react-button', '/material-ui/react-button/'],
  ['/material-ui/react-button.html', '/material-ui/react-button/'],
  ['/material-ui/react-button/index.html', '/material-ui/react-button/'],
  ['/material-ui//react-button/', '/material-ui/react-button/'],
  ['//material-ui///react-button//', '/material-ui/react-button/'],
  ['/Material-UI/React-Button/', '/material-ui/react-button/'],
  ['/MATERIAL-UI/react-button/INDEX.HTML', '/material-ui/react-button/'],
  ['/material-ui/react-%62utton/', '/material-ui/react-button/'],
  ['/material-ui/react%2Dbutton%2ehtml', '/material-ui/react-button/'],
  ['/%4Daterial-ui/', '/material-ui/'],
  ['/img/missing.png', '/img/missing.png'],
])('of %s is %s', (given, plain) => {
  expect(plainPath(given, '/')).toBe(plain);
});

it.each(['/%5C%5Cevil.example/', '/%2F%2Fevil.example/', '/a%3Fb/', '/%C3%BCber/', '/%zz/'])(
  'keeps what is escaped for a reason: %s',
  (given) => {
    expect(plainPath(given, '/')).toBe(given);
  },
);

it.each([
  ['/docs', '/Docs/'],
  ['/DOCS//joy-ui', '/Docs/joy-ui/'],
  ['/Docs/Joy-UI.html', '/Docs/joy-ui/'],
  ['/docs2/Joy-UI.html', '/docs2/Joy-UI.html'],
  ['/Else//Where', '/Else//Where'],
])('below a base path, of %s is %s', (given, plain) => {
  expect(plainPath(given, '/Docs/')).toBe(plain);
});

it('leaves all published addresses as they are', () => {
  const file = path.resolve('lines/7/published-addresses.txt');
  const pages = fs.readFileSync(file, 'utf8').match(/^\/.*$/gm)!;
  expect(pages.length).toBeGreaterThan(500);
  expect(pages.filter((page) => plainPath(page, '/') !== page)).toEqual([]);
});
