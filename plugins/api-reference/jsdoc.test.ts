import { componentDoc } from './component-doc';
import { fixture } from './fixtures/declarations';
import { docOfSymbol } from './jsdoc';

const { symbolOf, typeOf } = fixture('comments.d.ts');

function doc(name: string) {
  const symbol = typeOf('props').getProperty(name);
  return symbol && docOfSymbol(symbol);
}

describe('docOfSymbol', () => {
  it('reads text, default and see', () => {
    expect(doc('full')).toMatchObject({
      text: 'Says what.\n\n- with a list',
      default: 'function same(x) {\n  return x;\n}',
      see: ['the manual'],
      hidden: false,
    });
  });

  it('writes the name of another type as code', () => {
    expect(doc('linked')?.text).toBe('As in `Props`.');
  });

  it('tells a deprecation with a reason from one without and from none', () => {
    expect(doc('old')?.deprecated).toBe('Use `full`.');
    expect(doc('older')?.deprecated).toBe('');
    expect(doc('full')?.deprecated).toBeUndefined();
  });

  it('reads what callbacks get and give', () => {
    expect(doc('call')).toMatchObject({
      params: { event: 'Where it came from.', reason: 'Can be `"a"`.' },
      returns: 'Whether to go on.',
    });
  });

  it('sees what is hidden, and what says nothing', () => {
    expect(doc('hidden')?.hidden).toBe(true);
    expect(doc('bare')).toMatchObject({ text: '', hidden: false });
  });
});

describe('componentDoc', () => {
  it('tells the description from the lists below it', () => {
    expect(componentDoc(symbolOf('Holder'))).toEqual({
      description: 'Holds things.',
      inherits: { name: 'Paper', href: 'https://example.com/api/paper/' },
    });
  });
});
