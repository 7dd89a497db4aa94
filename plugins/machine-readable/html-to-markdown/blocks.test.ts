import { load } from 'cheerio';
import { blocks } from './blocks';

function markdownOf(html: string, lower = 0): string {
  const $ = load(html);
  const context = {
    $,
    pageUrl: 'https://docs.example.com/material-ui/react-button/',
    demo: (source: string) => `(sources of ${source})`,
    lower,
  };
  return blocks($('body')[0]!.children, context).join('\n\n');
}

it('lowers headings and removes their anchor links', () => {
  const html = '<h2 id="a">Icons<a class="hash-link" href="#a">\u200b</a></h2><h6>Deep</h6>';
  expect(markdownOf(html)).toBe('## Icons\n\n###### Deep');
  expect(markdownOf(html, 1)).toBe('### Icons\n\n###### Deep');
});

it('converts formatting and escapes other marks', () => {
  expect(
    markdownOf('<p>A <strong>loud </strong>word, <em>soft</em>, <code>a`b</code>, 2 * 3, __x.</p>'),
  ).toBe('A **loud** word, _soft_, ``a`b``, 2 \\* 3, \\_\\_x.');
  expect(markdownOf('<p># no heading</p><p>1. no item</p><p>&lt;b> no tag</p>')).toBe(
    '\\# no heading\n\n1\\. no item\n\n\\<b> no tag',
  );
  expect(markdownOf('<p>snake_case_name</p>')).toBe('snake_case_name');
});

it('makes URLs absolute', () => {
  expect(
    markdownOf(
      '<p><a href="/joy-ui/">Joy</a> <a href="#size">size</a> <a href="https://w3.org/">https://w3.org/</a></p>',
    ),
  ).toBe(
    '[Joy](https://docs.example.com/joy-ui/) [size](https://docs.example.com/material-ui/react-button/#size) <https://w3.org/>',
  );
  expect(markdownOf('<p><img src="data:image/png;base64,x" alt="A mill"></p>')).toBe('A mill');
});

it('converts nested lists and tasks', () => {
  expect(
    markdownOf(
      '<ol start="3"><li>One<ul><li>Two</li></ul></li><li><input type="checkbox" checked> Done</li></ol>',
    ),
  ).toBe('3. One\n   - Two\n4. [x] Done');
  expect(markdownOf('<ul><li><p>One</p><p>More</p></li><li><p>Two</p></li></ul>')).toBe(
    '- One\n\n  More\n\n- Two',
  );
});

it('writes code with its language, its title and a long enough fence', () => {
  const block = (label: string, code: string) =>
    `<div data-copies><div data-search-ignore><span>${label}</span></div><pre aria-label="${label}"><code>${code}</code></pre></div>`;
  expect(markdownOf(block('mill.ts', 'const <b>x</b> = 1;\n'))).toBe(
    '```ts title="mill.ts"\nconst x = 1;\n```',
  );
  expect(markdownOf('<pre aria-label="js code">a();</pre>')).toBe('```js\na();\n```');
  expect(markdownOf('<pre aria-label="Commands for npm">npm i</pre>')).toBe('```bash\nnpm i\n```');
  expect(markdownOf('<pre aria-label="md code">```\nx\n```</pre>')).toBe(
    '````md\n```\nx\n```\n````',
  );
});

it('writes diffs with their signs', () => {
  expect(
    markdownOf(
      '<pre aria-label="ts code"><code><span class="cl">a();</span>\n<span class="cl cl-remove">b();</span>\n<span class="cl cl-add">c();</span></code></pre>',
    ),
  ).toBe('```diff\n  a();\n- b();\n+ c();\n```');
});

it('converts tables with alignment and omitted end tags', () => {
  expect(
    markdownOf(
      '<table><thead><tr><th>A<th style="text-align:right">B<tbody><tr><td>x | y<td><p>1</p><p>2</p></table>',
    ),
  ).toBe('| A | B |\n| --- | ---: |\n| x \\| y | 1 2 |');
});

it('converts rows of an API page to a table with complete types', () => {
  const row = `<div role="row" data-row id="p"><div role="cell"><a href="#p"><code>size</code></a>
    <span>Required</span><span>Deprecated</span><button>Copy</button></div>
    <div data-details><div role="cell"><details><summary><code>short</code></summary><code>'a' | 'b'</code></details></div>
    <div role="cell"><div>Old.</div><div>How large.</div></div></div></div>`;
  expect(
    markdownOf(
      `<div role="table"><div role="row"><div role="columnheader">Name</div><div role="columnheader">Type</div><div role="columnheader">Description</div></div>${row}${row.replace('<span>Required</span>', '')}</div>`,
    ),
  ).toBe(
    [
      '| Name | Type | Description |',
      '| --- | --- | --- |',
      "| `size` (required, deprecated) | `'a' \\| 'b'` | Old. How large. |",
      "| `size` (deprecated) | `'a' \\| 'b'` | Old. How large. |",
    ].join('\n'),
  );
});

it('converts callouts, details, tabs and footnotes', () => {
  expect(
    markdownOf(
      '<div class="alert theme-admonition"><div>note</div><div><p>Look.</p><p>Twice.</p></div></div>',
    ),
  ).toBe('> **Note**\n>\n> Look.\n>\n> Twice.');
  expect(markdownOf('<details><summary>More</summary><p>Text.</p></details>')).toBe(
    '**More**\n\nText.',
  );
  expect(
    markdownOf(
      '<div role="tablist"><button id="t">npm</button></div><div role="tabpanel" aria-labelledby="t"><p>One.</p></div>',
    ),
  ).toBe('npm:\n\nOne.');
  expect(
    markdownOf(
      '<p>Old.<sup><a href="#user-content-fn-age" data-footnote-ref>1</a></sup></p><section data-footnotes><h2>Footnotes</h2><ol><li id="user-content-fn-age"><p>Very. <a href="#x" data-footnote-backref>↩</a></p></li></ol></section>',
    ),
  ).toBe('Old.[^age]\n\n[^age]: Very.');
});

it('removes controls and replaces demos with their sources', () => {
  expect(
    markdownOf(
      '<label>View:<select><option>Table</option></select></label><div data-search-ignore>Copy</div><div data-source="demos/x/Basic"><button>Press</button></div>',
    ),
  ).toBe('(sources of demos/x/Basic)');
});
