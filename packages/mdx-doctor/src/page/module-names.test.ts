import { moduleNames } from './module-names';

const freeIn = (code: string) => [...(moduleNames(code)?.free ?? [])];

it('lists what a module declares, and each name from elsewhere with its first line', () => {
  const names = moduleNames(
    "import A, { b } from 'a';\nexport const c = (d) => <A b={b} e={d} />;",
  );
  expect([...names!.declared]).toEqual(['A', 'b', 'c']);
  expect([...names!.free]).toEqual([]);
  expect(freeIn('a();\n<B.C d={a} e="f" />;')).toEqual([
    ['a', 1],
    ['B', 2],
  ]);
});

it('counts assignments, but not properties, elements of HTML and globals', () => {
  expect(freeIn('width = 300;')).toEqual([['width', 1]]);
  expect(freeIn('<div>{a.b.c}</div>')).toEqual([['a', 1]]);
  expect(freeIn('console.log(window.a, Math.PI, require("a"), __SERVER__);')).toEqual([]);
});

it('returns null for code with a syntax error', () => {
  expect(moduleNames('const = ;')).toBeNull();
});
