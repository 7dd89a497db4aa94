import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toString } from 'mdast-util-to-string';
import { parseFragment } from 'parse5';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { rehypeTables } from './rehype-tables';

const table = (...rows: string[][]) =>
  `<table><thead><tr><th>Name<th>Use<tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join('')}`)
    .join('')}</table>`;

/** The names of the tables, and their row headers. */
function result(html: string, title?: string) {
  const tree = fromParse5(parseFragment(html)) as Root;
  rehypeTables()(tree, new VFile({ data: { frontMatter: { title } } }));
  const names: unknown[] = [];
  const headers: string[] = [];
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName === 'table') {
      names.push(properties.ariaLabel ?? properties.ariaLabelledBy);
    } else if (properties.scope) {
      headers.push(`${tagName} ${String(properties.scope)} ${toString(element)}`);
    }
  });
  return { names, headers };
}

it('names tables after the heading above them, also inside other elements', () => {
  const html = `<h2 id="sizes">Sizes</h2>${table()}<div><h3 id="a">A <code>b</code></h3><div>${table()}</div></div>`;
  expect(result(html, 'Button').names).toEqual([['sizes'], ['a']]);
});

it('numbers several tables below a heading', () => {
  expect(
    result(
      `<h2 id="sizes">The <code>size</code></h2>${table()}${table()}<h2 id="b">B</h2>${table()}`,
    ).names,
  ).toEqual([['sizes'], 'The size (2)', ['b']]);
});

it('names tables above the first heading after the page', () => {
  expect(result(table() + table(), 'Button').names).toEqual(['Button', 'Button (2)']);
  expect(result(table()).names).toEqual([undefined]);
});

it('makes names in code row headers', () => {
  expect(
    result(
      table(
        ['<code>size</code>', 'How large'],
        ['<a href="/x/"><code>color</code></a>, <code>tone</code>', 'Which color'],
      ),
    ).headers,
  ).toEqual(['th col Name', 'th col Use', 'th row size', 'th row color, tone']);
});

it.each([
  ['text', 'Small'],
  ['text with code', 'with <code>size</code>'],
  ['nothing', ''],
])('leaves a table with %s in the first cell of a row', (_what, cell) => {
  expect(result(table(['<code>size</code>', 'How large'], [cell, 'x'])).headers).toEqual([]);
});
