import { reportMarkdown } from './markdown';
import type { FileReport, Finding } from './types';

const report = (file: string, fields: Partial<FileReport> = {}): FileReport => ({
  ...{ file, usesLibrary: false, findings: [], errors: [], unknown: [] },
  ...fields,
});

const FINDING: Finding = {
  line: 3,
  code: '<Dialog PaperProps={{}} />',
  kind: 'prop',
  name: 'Dialog.PaperProps',
  change: 'deprecated',
  version: '6.5.0',
  replacement: 'slotProps.paper',
  link: '/a/#b',
};

it.each([
  ['5.18.0', 'between 5.18 and 6.5'],
  ['', 'in 6.5 or earlier'],
])('says when an API was deprecated as far as the compared releases tell: "%s"', (after, when) => {
  const findings = [{ ...FINDING, after }];
  expect(reportMarkdown([report('a.tsx', { findings })])).toContain(
    `\`Dialog.PaperProps\` deprecated ${when}: `,
  );
});

it('lists the files that have something to report, after a summary', () => {
  const markdown = reportMarkdown(
    [
      report('a.tsx', { usesLibrary: true, findings: [FINDING, { ...FINDING, line: 5 }] }),
      report('b.tsx', {
        errors: [{ line: 1, code: '', text: 'Unexpected token' }],
        unknown: [{ line: 2, code: '', text: 'Spread.' }],
      }),
      report('c.tsx'),
      report('d.png', { refused: 'Not checked: no code.' }),
    ],
    'https://docs.example.com',
  );
  expect(markdown).toBe(
    [
      "2 uses of changed APIs in 1 of 3 files: 2 deprecated. 1 file wasn't checked. 1 syntax error hides some code. 1 place can’t be checked.",
      '## a.tsx',
      '- Line 3: prop `Dialog.PaperProps` deprecated in 6.5.0: `slotProps.paper` ([details](https://docs.example.com/a/#b))\n- Line 5: prop `Dialog.PaperProps` deprecated in 6.5.0: `slotProps.paper` ([details](https://docs.example.com/a/#b))',
      '## b.tsx',
      '- Line 1: syntax error. Unexpected token\n- Line 2: not checked. Spread.',
      '## d.png',
      'Not checked: no code.\n',
    ].join('\n\n'),
  );
});

it.each([
  [[report('a.tsx', { usesLibrary: true })], 'Nothing to change was found in 1 file.'],
  [
    [report('a.tsx'), report('b.tsx')],
    'No import, class name or theme key of Material UI was found in 2 files.',
  ],
  [[], 'There are no files to check.'],
])('says why nothing is listed', (reports, text) => {
  expect(reportMarkdown(reports)).toBe(`${text}\n`);
});
