import { fixture } from '../testing/declarations';
import { docOfSymbol } from './jsdoc';

const { typeOf } = fixture('comments.d.ts');

function doc(name: string) {
  const symbol = typeOf('props').getProperty(name);
  return symbol && docOfSymbol(symbol);
}

describe('docOfSymbol', () => {
  it('reads the description, @default and @see', () => {
    expect(doc('full')).toMatchObject({
      text: 'Says what.\n\n- with a list',
      default: 'function same(x) {\n  return x;\n}',
      see: ['the manual'],
      hidden: false,
    });
  });

  it('formats type links as code', () => {
    expect(doc('linked')?.text).toBe('As in `Props`.');
  });

  it('formats inline links as Markdown', () => {
    expect(doc('inline')).toMatchObject({
      text: 'Use `Grid` or https://a.b/d.',
      deprecated: 'Use the [Quick filter](https://a.b/c) instead.',
      see: ['[Quick filter](https://a.b/c)'],
    });
  });

  it('removes control characters', () => {
    expect(doc('odd')?.text).toBe("Ends with a backspace, which editors don't show:.");
  });

  it('distinguishes deprecations with, without a reason, and none', () => {
    expect(doc('old')?.deprecated).toBe('Use `full`.');
    expect(doc('older')?.deprecated).toBe('');
    expect(doc('full')?.deprecated).toBeUndefined();
  });

  it('reads arguments and return values of callbacks', () => {
    expect(doc('call')).toMatchObject({
      params: { event: 'Where it came from.', reason: 'Can be `"a"`.' },
      returns: 'Whether to go on.',
    });
  });

  it('recognizes hidden and empty comments', () => {
    expect(doc('hidden')?.hidden).toBe(true);
    expect(doc('bare')).toMatchObject({ text: '', hidden: false });
  });
});
