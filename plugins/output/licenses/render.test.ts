import type { Notice } from './package-notices';
import { noticesHtml, noticesText, withNotices } from './render';

const NOTICES: Notice[] = [
  {
    packages: [
      { name: 'a', version: '1.0.0', license: 'MIT' },
      { name: '@scope/b', version: '2.0.0', license: 'MIT' },
    ],
    text: 'Copyright Ada <ada@example.com>\n\nMIT',
  },
  { packages: [{ name: 'c', version: '3.0.0', license: 'ISC' }], text: '$& $1' },
];

it('writes a text file', () => {
  const line = '='.repeat(80);
  expect(noticesText(NOTICES).split(`\n\n${line}\n\n`)).toEqual([
    expect.stringContaining('Third-party licenses'),
    'a 1.0.0 (MIT)\n@scope/b 2.0.0 (MIT)\n\nCopyright Ada <ada@example.com>\n\nMIT',
    'c 3.0.0 (ISC)\n\n$& $1\n',
  ]);
});

it('writes HTML, with escaped texts', () => {
  expect(noticesHtml(NOTICES)).toBe(
    '<details><summary>a 1.0.0, @scope/b 2.0.0 (MIT)</summary><pre dir="ltr">Copyright Ada &lt;ada@example.com&gt;\n\nMIT</pre></details>' +
      '<details><summary>c 3.0.0 (ISC)</summary><pre dir="ltr">$&amp; $1</pre></details>',
  );
});

it.each(['<div id="license-list" class="a b"></div>', '<div class=a id=license-list></div>'])(
  'adds the notices to %s',
  (element) => {
    const html = withNotices(`<main><div id="x"></div>${element}</main>`, NOTICES);
    expect(html).toBe(
      `<main><div id="x"></div>${element.replace('</div>', '')}${noticesHtml(NOTICES)}</div></main>`,
    );
  },
);

it.each([
  ['<main></main>', 0],
  ['<div id="license-list"></div><div id="license-list"></div>', 2],
])('throws for the page %s', (html, count) => {
  expect(() => withNotices(html, NOTICES)).toThrow(`has ${count} elements <div id="license-list">`);
});
