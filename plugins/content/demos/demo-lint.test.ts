import { inNode } from '@site/test/unit/in-node';

const component = (body: string) => `import * as React from 'react';

export default function Dice() {
  const [face, setFace] = React.useState<unknown>(1);
  let act = () => setFace(2);
  ${body}
  return (
    <button type="button" onClick={act}>
      {String(face)}
    </button>
  );
}
`;

const CASES = {
  unusedEvent:
    'const pick = (event: unknown, value: number) => setFace(value);\n  act = () => pick(null, 3);',
  handler: 'act = () => setFace([1, 2].map(() => Math.random()));',
  unusedVariable: 'const never = 1;',
  rendering: 'console.error(Math.random());',
  styleText: "const css = 'b { color: red; }';\n  console.error(<style>{css}</style>);",
  styleHtml:
    "const css = 'b { color: red; }';\n  console.error(<style dangerouslySetInnerHTML={{ __html: css }} />);\n  act = () => setFace(3);",
  firstValue: 'const [size] = React.useState(() => Math.random());\n  console.error(size);',
} satisfies Record<string, string>;

const texts: Record<string, string> = {
  ...Object.fromEntries(Object.entries(CASES).map(([name, body]) => [name, component(body)])),
  module: component('console.error(SEED);').replace(
    'export default',
    'const SEED = Math.random();\n\nexport default',
  ),
};

const rules = inNode<Record<string, string[]>>(
  `const { ESLint } = require('eslint');
   const eslint = new ESLint({ cwd: process.cwd() });
   const entries = Object.entries(input).map(async ([name, text]) => {
     const [{ messages }] = await eslint.lintText(text, {
       filePath: 'docs-infra/manual/demos/Dice.tsx',
     });
     return [name, [...new Set(messages.filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId))]];
   });
   return Object.fromEntries(await Promise.all(entries));`,
  texts,
);

it.each(['unusedEvent', 'handler', 'styleHtml'])('accepts ordinary code: %s', (name) => {
  expect(rules[name]).toEqual([]);
});

it.each([
  ['unusedVariable', '@typescript-eslint/no-unused-vars'],
  ['rendering', 'react-hooks/purity'],
  ['firstValue', 'no-restricted-syntax'],
  ['module', 'no-restricted-syntax'],
  ['styleText', 'no-restricted-syntax'],
])('rejects unused code and code that differs between server and browser: %s', (name, rule) => {
  expect(rules[name]).toContain(rule);
});
