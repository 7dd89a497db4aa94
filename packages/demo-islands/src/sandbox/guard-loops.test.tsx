/** @jest-environment ./test/unit/jsdom-environment.ts */
import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { evaluate } from './evaluate';
import { guardLoops } from './guard-loops';

const MESSAGE = 'A loop was stopped because it blocked the demo for more than 1 second.';
const modules: Record<string, unknown> = { react: React };
const require = (specifier: string) => modules[specifier];

let now: number;

beforeEach(() => {
  now = 0;
  jest.useFakeTimers();
  // One millisecond per look at the clock, so that no test waits.
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

async function component(code: string, variant: 'TS' | 'JS' = 'TS') {
  return evaluate({ ...(await guardLoops({ code, variant })), require }, jest.fn());
}

const withLoop = (loop: string) => `${loop}\nexport default () => null;`;

it.each([
  'while (true);',
  'while (true) {}',
  'do {} while (true);',
  'do ; while (true)',
  'for (;;);',
  'for (let i: number = 0; i < 1; ) { const text = `while ${i}`; }',
  'const list = [1]; for (const item of list) list.push(item);',
  'if (true) while (true) for (;;) {} else while (false);',
  'outer: while (true) { while (true) continue outer; }',
  'const f = () => { for (;;) {} }; f();',
  'function* all() { while (true) yield 1; }\nfor (const n of all()) {}',
  'while (true) { try { while (true); } catch {} }',
])('stops %s', async (loop) => {
  await expect(component(withLoop(loop))).rejects.toThrow(MESSAGE);
});

it('stops an infinite loop in an expression', async () => {
  await expect(component('(() => { while (true); })()', 'JS')).rejects.toThrow(MESSAGE);
});

it('stops an infinite loop in code that calls render', async () => {
  await expect(component('while (true);\nrender(<p />);')).rejects.toThrow(MESSAGE);
});

it.each([
  ['a module', 'let n = 0;\nfor (const i of [1, 2]) n += i;\nexport default () => <p>{n}</p>;'],
  [
    'typed imports',
    `import { useState, type FC } from 'react';
const Sum: FC<{ list: number[] }> = ({ list }) => {
  const [start] = useState<number>(0);
  let sum = start;
  for (let i = 0; i < list.length; i++) { if (list[i] === 9) break; else sum += list[i]; }
  return <p>{sum}</p>;
};
export default function Demo() { return <Sum list={[1, 2, 9, 4]} />; }`,
  ],
  ['an expression', '() => { let n = 3; while (n > 3) n--; return <p>{n}</p>; };'],
  ['a call of render', 'let n = 0;\ndo n += 1; while (n < 3)\nrender(<p>{n}</p>);'],
  ['words in text', "const a = 'for';\nexport default () => <p title={a}>{3}</p>;"],
  ['properties', 'const o = { while: 1, for: 2 };\nexport default () => <p>{o.while + o.for}</p>;'],
])('runs %s with finite loops', async (_kind, code) => {
  const Component = await component(code);
  render(<Component />);
  expect(screen.getByText('3')).toBeVisible();
});

it("counts again once the frame isn't blocked", async () => {
  const code = withLoop('export const run = () => { for (let i = 0; i < 60_000; i++); };\nrun();');
  await component(code);
  jest.runAllTimers();
  await expect(component(code)).resolves.toBeDefined();
  await expect(component(code)).rejects.toThrow(MESSAGE);
});

it('does not change code without loops', async () => {
  const code = { code: 'export default () => <p>before</p>;', variant: 'TS' } as const;
  expect(await guardLoops(code)).toEqual(code);
});

it('leaves syntax errors to the evaluation', async () => {
  const code = { code: 'while (true) { return <p>; }', variant: 'TS' } as const;
  expect(await guardLoops(code)).toEqual(code);
});
