import { missingImport } from './fence-imports';

it.each([
  ['<Chip />', 'material', 'Chip', "Add: import Chip from '@mui/material/Chip'."],
  ['<Chip />', 'joy', 'Chip', "Add: import Chip from '@mui/joy/Chip'."],
  ['<Masonry />', 'material', 'Masonry', "Add: import Masonry from '@mui/lab/Masonry'."],
  [
    '<AlarmIcon />',
    'material',
    'AlarmIcon',
    "Add: import AlarmIcon from '@mui/icons-material/Alarm'.",
  ],
  ['<p>{useState(1)}</p>', 'joy', 'useState', "Add: import { useState } from 'react'."],
  ['<React.Fragment />', 'joy', 'React', "Add: import * as React from 'react'."],
  ['<p>{amount}</p>', 'joy', 'amount', 'Import it, or declare it.'],
  [
    'render(<p />);',
    'joy',
    'render',
    'End the fence with the element itself, or with a component.',
  ],
] as const)('%s on a page of %s uses %s without an import', (code, scope, name, cure) => {
  expect(missingImport(code, scope)).toEqual({ name, line: 1, cure });
});

it('returns the line of the first use', () => {
  const code = "import Box from '@mui/material/Box';\n\n<Box>\n  <Chip />\n</Box>";
  expect(missingImport(code, 'material')).toMatchObject({ name: 'Chip', line: 4 });
});

it('accepts imports, declarations, types and globals', () => {
  const code = `import Chip from '@mui/material/Chip';
interface Props { label: string; at?: ChipColor }
export default function Own({ label }: Props) {
  const width = window.innerWidth as unknown as Size;
  return <Chip label={label} title={String(width)} />;
}`;
  expect(missingImport(code, 'material')).toBeNull();
});
