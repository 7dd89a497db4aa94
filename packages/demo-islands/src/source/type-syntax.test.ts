import { parseSource } from './parse-source';
import { hasTypeSyntax } from './type-syntax';

const typed = (code: string) => hasTypeSyntax(parseSource(code, 'Demo.tsx')!.program);

it.each([
  'const [open, setOpen] = useState<boolean>(false);',
  'const pick = <T,>(value: T) => value;',
  'function Demo(props: Props) {}',
  'function Demo(size?) {}',
  'const size = value as Size;',
  'const size = value!;',
  'const size = value satisfies Size;',
  "import type { Size } from './size';",
  "import { type Size } from './size';",
  "export type { Size } from './size';",
  'type Size = 1;',
  'interface Size {}',
  'enum Size { Small }',
  'declare const size;',
  'class A { private size = 1; }',
  'class A { readonly size = 1; }',
  'class A { size?; }',
  'class A extends B { override size = 1; }',
  'abstract class A {}',
])('finds it in %s', (code) => {
  expect(typed(code)).toBe(true);
});

it.each([
  "import * as React from 'react';\nexport { size } from './size';",
  'const size = user?.sizes?.[0]?.();',
  'const { size = 1, ...rest } = props;',
  'class A { static size = 1; #own = 2; get all() { return 3; } }',
  'export default function Demo() { return <Chip label="a" />; }',
  'const onChange = async (event) => { await save(event); };',
])('finds none in %s', (code) => {
  expect(typed(code)).toBe(false);
});
