/** @jest-environment ./test/unit/jsdom-environment.ts */
import type { LineMark } from './code-lines';
import { highlight, highlightLines } from './highlight';

/** Class and text of each span. */
function spans(code: string, language: string | undefined): [string, string | null][] {
  const element = document.createElement('code');
  element.innerHTML = highlight(code, language);
  return [...element.querySelectorAll('span')].map((span) => [span.className, span.textContent]);
}

const TSX = `import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';

// A comment with <tags> & "quotes".
export default function Demo<T extends object>({ size = 3, ...rest }: ButtonProps): React.ReactNode {
  const label = \`\${size} < \${rest.color} &amp;\`;
  return (
    <>
      <Button {...rest} onClick={() => a < b && c > d} title="a > b" disabled>
        {label} it's {/* note */} &nbsp;
      </Button>
    </>
  );
}
`;

const SAMPLES: [language: string | undefined, code: string][] = [
  ['tsx', TSX],
  ['jsx', 'const a = <A b={1} c="d">\n  {e => <f/>} &lt;\n</A>;\n'],
  ['ts', 'type A<B> = B extends string ? "x" : never; // <A>\n'],
  ['js', 'export const re = /<a>&/g, s = "</span>";\n'],
  ['bash', 'npm install @mui/material "quoted" && echo $HOME # comment <x>\n'],
  ['sh', 'cat <<EOF > out\n$A & B\nEOF\n'],
  ['json', '{ "a": [1, true, null], "b": "<&>" }\n'],
  ['json5', "{ a: 1, // why\n 'b': .5 }\n"],
  ['css', '@layer a, b;\n.a > .b::before { content: "<"; color: rgb(0 0 0 / 50%); }\n'],
  ['html', '<!doctype html>\n<p class="a">&amp; <b>x</b><!-- c --></p>\n<script>1 < 2</script>\n'],
  ['diff', '-const a = <A />;\n+const a = <B />;\n unchanged & same\n'],
  ['mdx', '# Title\n\n<Demo name="A" />\n\n`code` & **bold**\n'],
  ['brainfuck', '<b>+[>&]</b>\n'],
  [undefined, 'plain <b>text</b> & more\n'],
  ['', '  \n\t<i>\n'],
];

describe('highlight', () => {
  it.each(SAMPLES)('keeps the text of %s exactly', (language, code) => {
    const element = document.createElement('code');
    element.innerHTML = highlight(code, language);
    expect(element.textContent).toBe(code);
  });

  it.each(SAMPLES)('writes only spans with one class: %s', (language, code) => {
    const markup = highlight(code, language).match(/<[^>]*>/g) ?? [];
    expect(markup.filter((tag) => !/^<(span class="t[acdfikjnst]"|\/span)>$/.test(tag))).toEqual(
      [],
    );
    expect(spans(code, language).filter(([, text]) => text?.trim() === '')).toEqual([]);
  });

  it.each([
    ['tsx', 'const', 'tk'],
    ['tsx', "'react'", 'ts'],
    ['tsx', '// A comment with <tags> & "quotes".', 'tc'],
    ['tsx', '3', 'tn'],
    ['tsx', 'object', 'tt'],
    ['tsx', 'title', 'ta'],
    ['tsx', 'a > b', 'ts'],
  ])('colors in %s the text %j as %s', (_language, text, name) => {
    expect(spans(TSX, 'tsx')).toContainEqual([name, text]);
  });

  it.each([
    [
      'bash',
      'echo $HOME # why',
      [
        ['tt', 'echo'],
        ['tn', '$HOME'],
        ['tc', '# why'],
      ],
    ],
    [
      'json',
      '{ "a": 1, "b": "c" }',
      [
        ['ta', '"a"'],
        ['tn', '1'],
        ['ta', '"b"'],
        ['ts', '"c"'],
      ],
    ],
    [
      'css',
      '#a { top: 0 }',
      [
        ['tt', '#a'],
        ['ta', 'top'],
        ['tn', '0'],
      ],
    ],
    [
      'diff',
      '-old\n+new\n same',
      [
        ['td', '-old\n'],
        ['ti', '+new\n'],
      ],
    ],
    [
      'ts',
      'let a = true;',
      [
        ['tk', 'let'],
        ['tn', 'true'],
      ],
    ],
  ])('colors %s: %j', (language, code, expected) => {
    expect(spans(code, language)).toEqual(expected);
  });

  it.each([
    ['tsx', '<p>This is for 3 of you, if true: new in 2024</p>'],
    ['jsx', '<p>this is it\'s "function" <b>return 5</b> or</p>'],
    ['tsx', 'const a = <p>for {b} in 3</p>;'],
    ['tsx', '<>is for <Chip label="a" /> this</>'],
  ])("doesn't color the text in JSX: %s %j", (language, code) => {
    const colored = spans(code, language).map(([, text]) => text?.trim());
    const words = ['This', 'this', 'is', 'for', 'in', 'of', 'if', 'true', 'new', 'function'];
    expect(
      colored.filter((text) => text && [...words, 'return', 'or', '3', '5'].includes(text)),
    ).toEqual([]);
    expect(colored).toContain(/<(\w+)/.exec(code)?.[1]);
  });

  it('colors code in the braces of JSX', () => {
    expect(spans('<p a={true}>is {this.for ? 3 : null}</p>', 'tsx')).toEqual([
      ['tt', 'p'],
      ['ta', 'a'],
      ['tn', 'true'],
      ['tk', 'this'],
      ['tn', '3'],
      ['tk', 'null'],
      ['tt', 'p'],
    ]);
  });

  it.each([
    ['<Button>', 'jsx'],
    ['<b>', 'html'],
  ])('colors the name of the tag %s in %s', (code, language) => {
    expect(spans(code, language)[0]).toEqual(['tt', expect.stringContaining(code.slice(1, -1))]);
  });

  it.each([
    ['javascript', 'jsx'],
    ['typescript', 'ts'],
    ['shell', 'bash'],
    ['html', 'markup'],
  ])('highlights %s as %s', (alias, language) => {
    const code = 'const a = <p title="b">$C</p>; # if';
    expect(highlight(code, alias)).toBe(highlight(code, language));
    expect(highlight(code, alias)).toContain('<span');
  });

  it('escapes the text of an unknown language', () => {
    expect(highlight('a < b & c > "d"', 'brainfuck')).toBe('a &lt; b &amp; c &gt; "d"');
    expect(highlight('<i>', undefined)).toBe('&lt;i&gt;');
  });

  it('leaves no Prism on the global object', () => {
    expect(globalThis).not.toHaveProperty('Prism');
  });
});

describe('links', () => {
  it.each([
    ['one token', '<Button size="a" />', 1, 7, 'Button'],
    ['part of a token', 'const ab = "xyz";', 12, 13, 'x'],
    ['several tokens', 'a(1)', 0, 4, 'a(1)'],
  ])('link %s', (_case, code, start, end, text) => {
    const element = document.createElement('code');
    const link = { start, end, href: '/api/?a=1', api: 'Button' };
    element.innerHTML = highlight(code, 'tsx', [link]);
    expect(element.textContent).toBe(code);
    const links = [...element.querySelectorAll('a[data-api="Button"]')];
    expect(links.map(({ textContent }) => textContent).join('')).toBe(text);
    expect(links[0]?.getAttribute('href')).toBe('/api/?a=1');
  });

  it('share one tab stop per block', () => {
    const links = [
      { start: 1, end: 2, href: '/a/', api: 'A' },
      { start: 3, end: 4, href: '/b/', api: 'A.b' },
    ];
    const byLine = highlightLines([{ text: '<A b />', marks: new Set(), source: 1 }], 'jsx', links);
    for (const html of [highlight('<A b />', 'jsx', links), byLine]) {
      expect(html).toContain('<a href="/a/" data-api="A" class="tt">A</a>');
      expect(html).toContain('<a href="/b/" data-api="A.b" tabindex="-1" class="ta">b</a>');
    }
  });

  it('keep the color of their token', () => {
    const link = { start: 1, end: 2, href: '/a/', api: 'A' };
    expect(highlight('<A />', 'jsx', [link])).toContain(
      '<a href="/a/" data-api="A" class="tt">A</a>',
    );
  });
});

describe('highlightLines', () => {
  const line = (text: string, ...marks: LineMark[]) => ({ text, marks: new Set(marks), source: 1 });

  it('keeps text and colors across lines', () => {
    const element = document.createElement('code');
    element.innerHTML = highlightLines(
      [line('/* a'), line('b */', 'add'), line(''), line('1')],
      'ts',
    );
    expect(element.textContent).toBe('/* a\nb */\n\n1');
    const found = [...element.children].map(({ className, innerHTML }) => [className, innerHTML]);
    expect(found).toEqual([
      ['cl', '<span class="tc">/* a\n</span>'],
      ['cl cl-add', '<span class="tc">b */</span>\n'],
      ['cl', '\n'],
      ['cl', '<span class="tn">1</span>'],
    ]);
  });
});
