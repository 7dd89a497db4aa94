import { parseDoc } from '../after-build/read-pages';
import { pageMarkdown } from './page-markdown';

const PAGE = 'https://docs.example.com/material-ui/react-button/';

function markdownOf(html: string): string {
  const { content } = parseDoc('/', `<div class="markdown">${html}</div>`);
  const demos = new Map([
    ['demos/x/Basic', [{ type: 'code' as const, lang: 'tsx', value: 'source of Basic' }]],
  ]);
  return pageMarkdown(content, PAGE, demos);
}

it('removes the anchor links of headings', () => {
  expect(markdownOf('<h2 id="a"><a class="heading-link" href="#a">Icons</a></h2>')).toBe(
    '## Icons',
  );
});

it('converts formatting and escapes other marks', () => {
  expect(
    markdownOf('<p>A <strong>loud</strong> word, <em>soft</em>, <code>a`b</code>, 2 * 3, __x.</p>'),
  ).toBe('A **loud** word, _soft_, ``a`b``, 2 \\* 3, \\_\\_x.');
  expect(markdownOf('<p># no heading</p><p>1. no item</p><p>&lt;b> no tag</p>')).toBe(
    '\\# no heading\n\n1\\. no item\n\n\\<b> no tag',
  );
  expect(markdownOf('<p>snake_case_name</p>')).toBe('snake_case_name');
});

it('keeps elements without an equivalent as HTML, also in tight lists', () => {
  expect(markdownOf('<ul><li>Press <kbd>Ctrl</kbd>+<kbd>C</kbd>, m<sup>2</sup>.</li></ul>')).toBe(
    '- Press <kbd>Ctrl</kbd>+<kbd>C</kbd>, m<sup>2</sup>.',
  );
});

it('makes URLs absolute', () => {
  expect(
    markdownOf(
      '<p><a href="/joy-ui/">Joy</a> <a href="#size">size</a> <a href="https://w3.org/">https://w3.org/</a> <a href="#x"></a>.</p>',
    ),
  ).toBe(`[Joy](https://docs.example.com/joy-ui/) [size](${PAGE}#size) <https://w3.org/> .`);
});

it('replaces data URLs of images with their text', () => {
  expect(
    markdownOf('<p><a href="/x/"><img src="data:image/png;base64,x" alt="A mill"></a></p>'),
  ).toBe('[A mill](https://docs.example.com/x/)');
  expect(markdownOf('<p><img src="/mill.png" alt="A mill"></p>')).toBe(
    '![A mill](https://docs.example.com/mill.png)',
  );
});

it('converts nested lists and tasks', () => {
  expect(
    markdownOf(
      '<ol start="3"><li>One<ul><li>Two</li><li>Three</li></ul></li><li><input type="checkbox" checked> Done</li></ol>',
    ),
  ).toBe('3. One\n   - Two\n   - Three\n4. [x] Done');
  expect(markdownOf('<ul><li><p>One</p><p>More</p></li><li><p>Two</p></li></ul>')).toBe(
    '- One\n\n  More\n\n- Two',
  );
});

it('writes code with its language, its title and a long enough fence', () => {
  expect(
    markdownOf(
      '<div data-copies><div data-search-ignore><span>mill.ts</span></div><pre data-language="ts" data-title="mill.ts"><code>const <b>x</b> = 1;\n</code></pre></div>',
    ),
  ).toBe('```ts title="mill.ts"\nconst x = 1;\n```');
  expect(markdownOf('<pre data-language="js"><code>a();</code></pre>')).toBe('```js\na();\n```');
  expect(markdownOf('<pre>a();</pre>')).toBe('```\na();\n```');
  expect(markdownOf('<pre data-language="md"><code>```\nx\n```</code></pre>')).toBe(
    '````md\n```\nx\n```\n````',
  );
});

it('writes differences with their signs', () => {
  expect(
    markdownOf(
      '<pre data-language="ts"><code><span class="cl">a();\n</span><span class="cl cl-remove">b();\n</span><span class="cl cl-add">c();</span></code></pre>',
    ),
  ).toBe('```diff\n  a();\n- b();\n+ c();\n```');
});

it('converts tables with alignment, omitted end tags and blocks in cells', () => {
  expect(
    markdownOf(
      '<table><thead><tr><th>A<th style="text-align:right">B<tbody><tr><td>x | y<td><p>1</p><ul><li>2</li></ul></table>',
    ),
  ).toBe('| A | B |\n| - | -: |\n| x \\| y | 1 2 |');
});

it('converts tables by role, with complete types', () => {
  const row = `<div role="row" data-row id="p"><div role="rowheader"><a href="#p"><code>size</code></a><span>Required</span><button>Copy</button></div>
    <div data-details><div role="cell"><details><summary><code>short</code></summary><code>'a' | 'b'</code></details></div>
    <div role="cell"><div>Old.</div><div>How large.</div></div></div></div>`;
  expect(
    markdownOf(
      `<div role="table"><div role="row"><div role="columnheader">Name</div><div role="columnheader">Type</div><div role="columnheader">Description</div></div><div role="rowgroup">${row}</div></div>`,
    ),
  ).toBe(
    [
      '| Name | Type | Description |',
      '| - | - | - |',
      `| [\`size\`](${PAGE}#p) Required | \`'a' \\| 'b'\` | Old. How large. |`,
    ].join('\n'),
  );
});

it('converts callouts, details, tabs and footnotes', () => {
  expect(
    markdownOf(
      '<div class="alert theme-admonition"><div><svg></svg>The <code>sx</code> prop</div><div><p>Look.</p><p>Twice.</p></div></div>',
    ),
  ).toBe('> **The `sx` prop**\n>\n> Look.\n>\n> Twice.');
  expect(markdownOf('<details><summary>More</summary><p>Text.</p></details>')).toBe(
    '**More**\n\nText.',
  );
  expect(
    markdownOf(
      '<div role="tablist"><button role="tab" id="t">npm</button></div><div role="tabpanel" aria-labelledby="t"><p>One.</p></div>',
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
  ).toBe('```tsx\nsource of Basic\n```');
});
