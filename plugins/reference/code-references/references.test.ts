import { referencesInPart, referencesOf } from './references';

/** The text, origin and prop of each reference. */
function found(code: string, language = 'tsx') {
  return referencesOf(code, language).map(({ start, end, origin, prop }) => [
    code.slice(start, end),
    origin,
    ...(prop ? [prop] : []),
  ]);
}

const BUTTON = '@mui/material/Button#default';

it('finds imported names, elements and their props in source order', () => {
  const code = `
import * as React from 'react';
import MyButton from '@mui/material/Button';
import { Stack, Box as Room } from '@mui/material';
export const a = <Stack gap={2}><MyButton size="small" {...rest} disabled>A</MyButton><Room /></Stack>;`;
  expect(found(code)).toEqual([
    ['MyButton', BUTTON],
    ['Stack', '@mui/material#Stack'],
    ['Room', '@mui/material#Box'],
    ['Stack', '@mui/material#Stack'],
    ['gap', '@mui/material#Stack', 'gap'],
    ['MyButton', BUTTON],
    ['size', BUTTON, 'size'],
    ['disabled', BUTTON, 'disabled'],
    ['Room', '@mui/material#Box'],
  ]);
});

it('finds names passed as values', () => {
  const code = `import Button from '@mui/material/Button';
styled(Button);
<Chip component={Button} />;`;
  expect(found(code)).toEqual([
    ['Button', BUTTON],
    ['Button', BUTTON],
    ['Button', BUTTON],
  ]);
});

it.each([
  ['a component of the module itself', 'function Button() {}\n<Button size="small" />;', 'tsx'],
  ['an HTML element', '<button type="button" />;', 'tsx'],
  ['code that cannot be parsed', "import Button from 'b';\n<Button", 'tsx'],
  ['another language', "@import Button from 'b';", 'css'],
])('finds nothing in %s', (_case, code, language) => {
  expect(found(code, language)).toEqual([]);
});

it('parses duplicate declarations', () => {
  const code = `import Button from '@mui/material/Button';
import { Button } from '@mui/material';`;
  expect(found(code)).toHaveLength(2);
});

it('finds names in a part using the imports of its module', () => {
  const source = `import Button from '@mui/material/Button';
export default function A() { return <div><Button size="small" /><Other /></div>; }`;
  const part = '<Button size="small" />\n<Other />';
  const references = referencesInPart(part, source);
  expect(references.map(({ start, end }) => part.slice(start, end))).toEqual(['Button', 'size']);
  expect(references.map(({ origin, prop }) => [origin, prop])).toEqual([
    [BUTTON, undefined],
    [BUTTON, 'size'],
  ]);
});
