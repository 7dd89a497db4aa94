import ts from 'typescript';
import type { PlaygroundSpec, State } from '../types';
import { piece } from './highlighted-code';
import { printJsx } from './print-jsx';

const SPEC: PlaygroundSpec = {
  name: 'Sack',
  controls: [
    { prop: 'dense', kind: 'switch', default: false },
    { prop: 'closed', kind: 'switch', default: true },
    { prop: 'size', kind: 'choice', values: ['small', 'large'], default: 'small' },
  ],
  initial: {},
  snippets: {
    icon: piece('<StarIcon />'),
    list: { text: '<Grain />\n<Grain />', html: '<i>Grain</i>\n<i>Grain</i>' },
    render: piece('(value) => value'),
  },
  binds: [],
};

const print = (state: State, spec = SPEC) => printJsx(spec, state).text;

describe('printJsx', () => {
  it.each<[string, State, string]>([
    ['nothing', {}, '<Sack />'],
    ['defaults', { dense: false, closed: true, size: 'small' }, '<Sack />'],
    ['true', { dense: true }, '<Sack dense />'],
    ['false where true is the default', { closed: false }, '<Sack closed={false} />'],
    ['a text', { size: 'large' }, '<Sack size="large" />'],
    ['a text with signs', { label: 'a "b" \\ c\nd' }, `<Sack label={'a "b" \\\\ c\\nd'} />`],
    ['a number', { count: -2 }, '<Sack count={-2} />'],
    ['an element', { icon: { named: 'icon' } }, '<Sack icon={<StarIcon />} />'],
    ['a function', { of: { named: 'render' } }, '<Sack of={(value) => value} />'],
    ['content', { children: 'Rye' }, '<Sack>Rye</Sack>'],
    ['no content', { children: '' }, '<Sack />'],
    ['content with signs', { children: "a < b's {c}" }, "<Sack>{'a < b\\'s {c}'}</Sack>"],
    ['a function inside', { children: { named: 'render' } }, '<Sack>{(value) => value}</Sack>'],
    [
      'content of several lines',
      { children: { named: 'list' } },
      '<Sack>\n  <Grain />\n  <Grain />\n</Sack>',
    ],
    [
      'more than fits a line',
      { label: 'A label that is long', helperText: 'A text that is long too', children: 'Rye' },
      '<Sack\n  label="A label that is long"\n  helperText="A text that is long too"\n>\n  Rye\n</Sack>',
    ],
  ])('writes %s', (_what, state, expected) => {
    const code = print(state);
    expect(code).toBe(expected);
    const { diagnostics } = ts.transpileModule(code, {
      compilerOptions: { jsx: ts.JsxEmit.Preserve },
      fileName: 'code.tsx',
      reportDiagnostics: true,
    });
    expect(diagnostics).toEqual([]);
  });

  it('sorts props regardless of the order in which they were set', () => {
    const preset = { ...SPEC, initial: { label: 'Rye' } };
    const expected = '<Sack label="Rye" dense size="large" />';
    expect(print({ size: 'large', dense: true, label: 'Rye' }, preset)).toBe(expected);
    expect(print({ label: 'Rye', dense: true, size: 'large' }, preset)).toBe(expected);
  });

  it('is indented in the code around it', () => {
    const around = { before: piece('<ul>'), depth: 2, after: piece('</ul>') };
    expect(print({ dense: true }, { ...SPEC, around })).toBe('<ul>\n  <Sack dense />\n</ul>');
  });

  it('highlights code and escapes text', () => {
    expect(printJsx(SPEC, { label: '<img src=x>' }).html).toBe(
      '&lt;<span class="tt">Sack</span> <span class="ta">label</span>=<span class="ts">"&lt;img src=x&gt;"</span> /&gt;',
    );
    expect(printJsx(SPEC, { children: { named: 'list' } }).html).toContain('  <i>Grain</i>\n  <i>');
  });
});
