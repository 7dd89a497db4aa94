import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder';

const FOLDER = temporaryFolder({
  '.prettierrc.json': '{ "singleQuote": true, "printWidth": 80, "trailingComma": "all" }',
});

/** Source and expected result of each case; `null` if only the type before it is removed. */
const CASES = {
  'interfaces, types and annotations': [
    `import * as React from 'react';

interface Row {
  id: number;
}

type Id = Row['id'];

const rows: readonly Row[] = [{ id: 1 }];

export default function Demo({ id = 1 }: { id?: Id }): React.ReactElement {
  return <p onClick={(event: React.MouseEvent) => event}>{id}</p>;
}
`,
    `import * as React from 'react';

const rows = [{ id: 1 }];

export default function Demo({ id = 1 }) {
  return <p onClick={(event) => event}>{id}</p>;
}
`,
  ],
  'type arguments': [
    `import { useState } from 'react';

const identity = <T,>(value: T): T => value;

export default function Demo() {
  const [names, setNames] = useState<string[]>([]);
  return <Select<string> value={identity<string>('a')} onChange={() => setNames(names)} />;
}
`,
    `import { useState } from 'react';

const identity = (value) => value;

export default function Demo() {
  const [names, setNames] = useState([]);
  return <Select value={identity('a')} onChange={() => setNames(names)} />;
}
`,
  ],
  'comments for the compiler': [
    `// @ts-nocheck
import Box from '@mui/material/Box';

export default function Demo() {
  before();
  // @ts-ignore the types are of an older release
  called(); // @ts-expect-error
  // @ts-thing stays
  return (
    <Box
      // @ts-ignore
      color="info"
    >
      {/* @ts-expect-error */}
      <i />
      {/* A comment stays */}
    </Box>
  );
}
`,
    `import Box from '@mui/material/Box';

export default function Demo() {
  before();
  called();
  // @ts-thing stays
  return (
    <Box color="info">
      <i />
      {/* A comment stays */}
    </Box>
  );
}
`,
  ],
  'parameters that only their types broke over lines': [
    `const Row = forwardRef(function Row(
  {
    name,
    ...other
  }: { name: string } & HTMLAttributes<HTMLElement>,
  ref: Ref<HTMLElement>,
) {
  return <b ref={ref} {...other}>{name}</b>;
});

const join = ({
  first,
  // The last one.
  last,
}: Names) => first + last;
`,
    `const Row = forwardRef(function Row({ name, ...other }, ref) {
  return (
    <b ref={ref} {...other}>
      {name}
    </b>
  );
});

const join = ({
  first,
  // The last one.
  last,
}) => first + last;
`,
  ],
  'assertions and satisfies': [
    `const a = value as string;
const b = { size: 'small' } as const;
const c = list satisfies string[];
const d = node!.focus();
`,
    `const a = value;
const b = { size: 'small' };
const c = list;
const d = node.focus();
`,
  ],
  'imports of types only': [
    `import type { Theme } from '@mui/material/styles';
import { styled, type CSSObject } from '@mui/material/styles';
import Button, { ButtonProps } from '@mui/material/Button';

export const Big = styled(Button)<ButtonProps>(({ theme }: { theme: Theme }): CSSObject => ({}));
`,
    `import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';

export const Big = styled(Button)(({ theme }) => ({}));
`,
  ],
  'comments and blank lines': [
    `// First line.
import * as React from 'react';

/* Why this number. */
const SIZE = 3; // at the end

export default function Demo() {
  const a = SIZE;

  // Before the return.
  return (
    <div>
      {/* In the markup. */}
      <b>{a}</b>

      <React.Fragment />
    </div>
  );
}
`,
    null,
  ],
  'blank lines around removed code': [
    `const a = 1;

interface Removed {
  a: string;
}

type AlsoRemoved = string;

const b = 2;
`,
    `const a = 1;

const b = 2;
`,
  ],
  'formatting of JSX': [
    `export default function Demo() {
  return (
    <>
      <Button
        variant="contained"
        sx={{ mt: 1, '&:hover': { color: 'red' } }}
        {...props}
        disabled
      >
        Press &amp; hold
      </Button>
      {open ? <A /> : null}
    </>
  );
}
`,
    null,
  ],
  "Prettier's options of the demo's folder": [
    `const long = someFunction<string>("first argument", "second argument", "the third argument");
`,
    `const long = someFunction(
  'first argument',
  'second argument',
  'the third argument',
);
`,
  ],
} satisfies Record<string, [source: string, expected: string | null]>;

const TEMPLATE = 'const text = `one\n\n\ntwo`;\n';

/** Not as Prettier formats it, because a source without types is not touched. */
const UNTYPED = 'export default () => <p >{ "text" }</p>;\n';

const typed = (source: string) => `type Removed = string;\n${source}`;

const sources = [
  ...Object.values(CASES).map(([source, expected]) => (expected ? source : typed(source))),
  UNTYPED,
  typed(TEMPLATE),
  'const = 1;',
];

// In a process of its own, because Jest can't load Prettier.
const SCRIPT = `
  const { sources, file } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  const convert = async () => {
    const { tsToJs } = await require('jiti').createJiti('${__dirname}/').import('./ts-to-js.ts');
    const convertOne = (source) => tsToJs(source, file).catch((error) => error.message);
    process.stdout.write(JSON.stringify(await Promise.all(sources.map(convertOne))));
  };
  void convert();
`;

const results = JSON.parse(
  execFileSync(process.execPath, ['-e', SCRIPT], {
    input: JSON.stringify({ sources, file: path.join(FOLDER, 'Demo.tsx') }),
    encoding: 'utf8',
  }),
) as string[];

it.each(Object.entries(CASES).map(([name, texts], index) => [name, texts, index] as const))(
  'handles %s',
  (_name, [source, expected], index) => {
    expect(results[index]).toBe(expected ?? source);
  },
);

it('returns a source without types as it stands', () => {
  expect(results.at(-3)).toBe(UNTYPED);
});

it('keeps the blank lines inside a template string', () => {
  expect(results.at(-2)).toBe(TEMPLATE);
});

it('names a file with a syntax error', () => {
  expect(results.at(-1)).toContain(`${path.join(FOLDER, 'Demo.tsx')}: Unexpected token (1:6)`);
});
