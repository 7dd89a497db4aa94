/** @reads-pages */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { wrongColors } from './testing';

const ROOT = path.resolve(__dirname, '../../..');

const files = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^docs-|^templates$/.test(entry.name))
  .flatMap(({ name: folder }) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx$/.test(file))
      .map((file) => path.join(folder, file)),
  );

it('colors all elements and attributes in demos and templates', () => {
  expect(files.length).toBeGreaterThan(700);
  const faults = files.flatMap((file) =>
    wrongColors(readFileSync(path.join(ROOT, file), 'utf8'), 'tsx').map(
      (fault) => `${file}: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});

it.each([
  `<Menu slotProps={{ paper: { sx: { '& .a': { color: 'red' } } } }} open><b title="x">t</b></Menu>`,
  `<A slotProps={{ a: { b: { c: { d: { e: <B f={{ g: { h: 1 } }}>x</B> } } } } }} z />`,
  `<A render={(p) => <B {...p} slots={{ x: (q) => <C {...q} sx={[{ a: 1 }, (t) => ({ b: { c: t.d } })]} /> }} />} id="x" />`,
  'const a = <>{x ? <A b="c">{`${y ? <B d={{ e: 1 }} /> : ""}`}</A> : <F />}</>;',
  `const x = a! < 3 && <B c={d satisfies E<F>} g="h" />;`,
  `<A aria-label={t('a', { b: { c: {} } })}>{a.map((b) => <C key={b.id} d={{ e: { f: 1 } }}>{b.n}</C>)}</A>`,
  `<Grid<Row> columns={c} rows={r} />`,
  `<Grid<Row>>text <b id="x">y</b></Grid>`,
  `<Grid<Map<string, Row[]>> columns={c} />`,
  `<Grid<(row: Row) => void> columns={c} />`,
  `<Grid<{ a: string; b?: number }> columns={c}>x</Grid>`,
  `<Select<'a' | 'b'> value="a" />`,
  `<X.Grid<X.Row, 'id'>\n  a={1}\n  b={2}\n/>`,
  `const f = <T,>(x: T) => <b id="a">{x}</b>`,
  `const f = <T extends object>(x: T) => <b id="a">{String(x)}</b>`,
  `const [rows] = useState<Map<string, Row>>(new Map()); const a = <p id="a" />`,
  `<p>{/* <b id="x"> it's */}<i id="y">z</i></p>`,
  `<p /* it's <b> */ id="x" // end\n title="y">z</p>`,
  '<p className={`a ${b ? `c ${<i id="q" />}` : "x"} <b>`} id="y">z</p>',
  `<p on={() => x.replace(/<b id="x">\\/[/"]/g, "")} id="y">{/a"b/.test(x) && <i id="k">x</i>}</p>`,
  `<p id="x">{b / 2 / c} / <i id="u" /></p>`,
  `<p id={a < b && c > d ? 1 : 2} hidden>it's "5 > 3" // no /* comment */ &lt; https://x</p>`,
  `<svg xlink:href="#a" aria-label="b" data-x="1"><a.b.c id="z" /></svg>`,
  `<p {...props} id="a" {...{ b: <i id="k" /> }} />`,
  `<A icon=<b id="x" /> title="two\nlines" id='y' />`,
  `<><b id="a">x</b><>y</></>`,
])('colors %s', (code) => {
  expect(wrongColors(/^const/.test(code) ? `${code};` : `const a = ${code};`, 'tsx')).toEqual([]);
});
