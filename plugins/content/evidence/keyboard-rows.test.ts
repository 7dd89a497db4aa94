import { keyboardRows } from './keyboard-rows';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

it('reads the rows of keyboard tables as plain text', () => {
  const mdx = `Text.

| Key   | Action                                 |
| ----- | -------------------------------------- |
| Enter | Runs \`onClick\`, or follows the [link](#a). |
| A \\| B | **Selects** it. |
| \`*\` | Expands all siblings. |

| Key | CSS |
| --- | --- |
| p   | padding |

\`\`\`md
| Key | Action |
| --- | ------ |
| Tab | In a code block |
\`\`\`
`;
  expect(keyboardRows(mdx)).toEqual([
    { keys: 'Enter', action: 'Runs onClick, or follows the link.' },
    { keys: 'A | B', action: 'Selects it.' },
    { keys: '*', action: 'Expands all siblings.' },
  ]);
});

it('leaves out rows of other release lines', () => {
  const table = (key: string) => `| Key | Action |\n| --- | --- |\n| ${key} | Opens |`;
  const page = ['7', '9']
    .map((id) => `<Only line="${id}">\n\n${table(id)}\n\n</Only>`)
    .join('\n\n');
  expect(keyboardRows(page).map(({ keys }) => keys)).toEqual(['7']);
});
