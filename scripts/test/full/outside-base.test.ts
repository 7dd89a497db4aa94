import { outsideBase } from './outside-base';

it.each([
  ['<a class=a href=/joy-ui/>', ['/joy-ui/']],
  ['<img alt="A mill" src="/img/mill.svg">', ['/img/mill.svg']],
  [String.raw`{"text":"<a href=\"/joy-ui/api/\">"}`, ['/joy-ui/api/']],
  ['<a href=/docs/joy-ui/><a href="//a.example/"><a href="https://a.example/b"><a href="#a">', []],
  ['<code>src="/img/mill.svg"</code>', []],
])('in %s are %j', (html, addresses) => {
  expect(outsideBase(html, '/docs/')).toEqual(addresses);
});
