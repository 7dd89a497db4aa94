/** @jest-environment ./test/unit/jsdom-environment.ts */
import * as React from 'react';
import { render } from '@testing-library/react';
import type { CodeVariant } from '../frame/messages';
import { withEditedModules } from './edited-modules';
import { evaluate } from './evaluate';
import { faultOf } from './fault-of';
import { guardLoops } from './guard-loops';
import { loadModules } from './modules';
import { positionOf } from './positions';

const folder = 'docs/button';
const packages = { react: async () => React };

/** Runs code as the sandbox does, and describes its error. */
async function fault(
  code: string,
  modules?: Record<string, string>,
  variant: CodeVariant = 'TS',
): Promise<unknown> {
  const failed = { code, variant, modules };
  try {
    const edited = withEditedModules(
      { packages, files: { 'docs/button/rows': async () => ({}) } },
      { modules, folder, variant },
    );
    const [require, guarded] = await Promise.all([
      loadModules(code, folder, edited),
      guardLoops({ code, variant }),
    ]);
    const errors: Error[] = [];
    const Component = evaluate({ ...guarded, require }, (error) => errors.push(error));
    render(<Component />);
    return errors[0] && (await faultOf(errors[0], failed));
  } catch (error) {
    return faultOf(error, failed);
  }
}

const LINES = "import * as React from 'react';\n\ninterface Props {\n  label?: string;\n}\n";

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['a syntax error', `${LINES}const a: = 1;\nexport default () => null;`, 6],
  ['an error in JSX', `${LINES}export default () => (\n  <p>\n    <b>\n  </p>\n);`, 9],
  [
    'a name that is declared twice',
    `${LINES}const a = 1;\nconst a = 2;\nexport default () => null;`,
    7,
  ],
  ['an error at the top level', `${LINES}missing();\nexport default () => null;`, 6],
  [
    'an error while rendering',
    `${LINES}export default function A(props: Props) {\n  return (\n    <p>\n      {missing}\n    </p>\n  );\n}`,
    9,
  ],
  [
    'an error in an effect',
    `${LINES}export default () => {\n  React.useEffect(() => {\n    throw new Error('no');\n  });\n  return null;\n};`,
    8,
  ],
  [
    'a syntax error in a function in JSX',
    `${LINES}export default function A() {\n  return (\n    <button\n      onClick={() => {\n        const a = ;\n      }}\n    />\n  );\n}`,
    10,
  ],
  [
    'an error in code with a loop',
    `${LINES}for (const i of [1]) {\n  if (i) throw new Error('no');\n}\nexport default () => null;`,
    7,
  ],
  ['an error in an expression', '\n\n() => {\n  missing();\n};', 4],
  ['a syntax error in an expression', '\n\n() => {\n  const a = ;\n}', 4],
  ['an error in a call of render', 'const a = 1;\nmissing();\nrender(<p />);', 2],
  ['a runtime SyntaxError', "const a = 1;\nJSON.parse('{');\nexport default () => null;", 2],
])('finds the line of %s', async (_case, code, line) => {
  expect(await fault(code)).toEqual({ message: expect.any(String), line });
});

it('finds the line in JavaScript', async () => {
  const code = 'const a = 1;\nmissing();\nexport default () => null;';
  expect(await fault(code, undefined, 'JS')).toMatchObject({ line: 2 });
});

it.each([
  ['while it is imported', '\nexport const rows = missing();'],
  ['in its syntax', '\nexport const rows = ;'],
  ['when it is called', 'export function rows() {\n  missing(); }'],
])('finds file and line of an error in a module %s', async (_when, module) => {
  const code = `\n\n\nimport { rows } from './rows';\nexport default function A() { rows(); return null; }`;
  expect(await fault(code, { 'rows.ts': module })).toMatchObject({ file: 'rows.ts', line: 2 });
});

it('gives no line for what is not an error, or fails outside the code', async () => {
  const code = "throw 'text';\nexport default () => null;";
  expect(await fault(code)).toEqual({ message: 'text' });
  expect(await fault('export const a = 1;')).toEqual({
    message: expect.stringContaining('exports no component'),
  });
});

it("shortens long messages, so they don't keep the page busy", async () => {
  const { message } = await faultOf(new Error('x'.repeat(20_000)), { code: '', variant: 'TS' });
  expect(message).toHaveLength(10_000);
});

describe('stacks of other browsers', () => {
  const withStack = (stack: string) => Object.assign(new Error('no'), { stack });
  const added = 2;

  it('with the name of the code', () => {
    const error = withStack(`Demo@edited/rows.ts:${3 + added}:5\nrender@https://a.b/live.js:1:2`);
    expect(positionOf(error, true)).toEqual({ file: 'rows.ts', line: 3 });
  });

  it('without it, unless a module may have failed', () => {
    const error = withStack(`Demo@https://a.b/live.js line 1 > Function:${3 + added}:5\n`);
    expect(positionOf(error, false)).toEqual({ line: 3 });
    expect(positionOf(error, true)).toBeNull();
  });
});
