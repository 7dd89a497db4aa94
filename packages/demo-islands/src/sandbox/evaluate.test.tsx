/** @jest-environment ./test/unit/jsdom-environment.ts */
import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { evaluate } from './evaluate';

const modules: Record<string, unknown> = { react: React, './label': { label: 'beside' } };
const require = (specifier: string) => modules[specifier];

function show(code: string, variant: 'TS' | 'JS' = 'TS', onError = jest.fn()) {
  const Component = evaluate({ code, variant, require }, onError);
  render(<Component />);
  return onError;
}

it.each([
  [
    'a module in TypeScript',
    `import { label } from './label';\nexport default function A({ x }: { x?: number }) { return <p>{label as string}</p>; }`,
  ],
  ['an expression', '<p>beside</p>'],
  ['a function', '() => { const [text] = useState("beside"); return <p>{text}</p>; }'],
  ['code that calls render', 'const A = () => <p>beside</p>;\nrender(<A />);'],
])('runs %s', (_kind, code) => {
  show(code);
  expect(screen.getByText('beside')).toBeVisible();
});

it('runs a module in JavaScript', () => {
  show(
    `import * as React from 'react';\nexport default () => <p>{React.useId() && 'beside'}</p>;`,
    'JS',
  );
  expect(screen.getByText('beside')).toBeVisible();
});

it.each([
  ['export default function A() { return <p>; }', /Unterminated|Unexpected token/],
  ['missing(); export default () => null;', 'missing is not defined'],
  [`import x from 'react';\nexport const A = 1;`, 'exports no component'],
])('throws for %s', (code, message) => {
  expect(() => evaluate({ code, variant: 'TS', require }, jest.fn())).toThrow(message);
});

it('reports errors that a component throws while rendering', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onError = show(`export default function A() { throw new Error('in rendering'); }`);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'in rendering' }));
});
