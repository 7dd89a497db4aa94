import fc from '@site/test/unit/properties';
import { highlight } from '@site/plugins/shared/highlight/highlight';
import { interruptible } from '@site/test/unit/interruptible';
import { highlightedLines } from './highlighted-lines';

const DEMO = `import * as React from 'react';
import Button from '@mui/material/Button';

const MAX = 0x10;

/** Says hello. */
interface GreetingProps {
  name?: string;
  onClose: (reason: string) => void;
}

export default function Greeting<T>({ name = 'you', onClose }: GreetingProps) {
  const [open, setOpen] = React.useState(false); // closed
  const handleClick = async (event: React.MouseEvent) => {
    const text = name === null ? undefined : name.replace(/[<"']/g, (part) => part + MAX);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    onClose?.(text as string);
    setOpen((last) => !last);
  };
  return (
    <React.Fragment>
      <Button variant="outlined" disabled sx={{ p: 2, 'aria-label': name }} onClick={handleClick}>
        It’s {open ? 'open' : 'closed'} &amp; {'fine'}
      </Button>
    </React.Fragment>
  );
}
`;

/** Each visible character with the class of its color. */
function colored(pieces: Iterable<{ text: string; className?: string }>): string[] {
  return [...pieces].flatMap(({ text, className = '' }) =>
    [...text.replace(/\s/g, '')].map((character) => `${character} ${className}`),
  );
}

function* piecesOfHtml(html: string) {
  const page = html.replaceAll('&lt;', '\u0001').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  for (const [, className, inside, outside] of page.matchAll(
    /<span class="?(\w+)"?>([^<]*)<\/span>|([^<]+)/g,
  )) {
    yield { text: (inside ?? outside!).replaceAll('\u0001', '<'), className };
  }
}

it('has the colors of code that is highlighted at build time', () => {
  expect(colored(highlightedLines(DEMO).flat())).toEqual(
    colored(piecesOfHtml(highlight(DEMO, 'tsx'))),
  );
});

it('keeps lines, and few pieces for text without colors', () => {
  expect(highlightedLines('a + b;\n\n/* one\ntwo */ 3\n')).toEqual([
    [{ text: 'a + b;' }],
    [],
    [{ text: '/* one', className: 'tc' }],
    [{ text: 'two */', className: 'tc' }, { text: ' ' }, { text: '3', className: 'tn' }],
    [],
  ]);
});

it('loses nothing of any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(...'"\'`/\\<>{}()[]=:;,.$#@!\n\r a1é', '=>', '${', '</', '/*', '//', 'type '),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const code = pieces.join('');
      const lines = highlightedLines(code).map((line) => line.map(({ text }) => text).join(''));
      expect(lines.join('\n')).toBe(code);
    }),
    { numRuns: 1000 },
  );
});

// Prism takes 16 seconds for 4,000 characters of the first one, and the cube of that for more.
it.each(['"`', "@`function'", '$', '":</`', 'x=(', '<a b={', '`${'])(
  'takes linear time for code that repeats %s',
  (part) => {
    const code = part.repeat(300_000 / part.length);
    const lines = interruptible(() => highlightedLines(code));
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
  },
);
