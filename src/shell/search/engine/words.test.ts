import { parseQuery } from './query';
import { indexTerms, joined, stemOf, wordsOf } from './words';

it.each([
  ['TextField', ['text', 'field']],
  ['text-field', ['text', 'field']],
  ['MuiTextField-root', ['mui', 'text', 'field', 'root']],
  ['onClose', ['on', 'close']],
  ['HTMLElement', ['html', 'element']],
  ['Grid2 layout', ['grid2', 'layout']],
  ['שדה טקסט', ['שדה', 'טקסט']],
  ['<b>.*', ['b']],
  ['…', []],
])('takes %s apart', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('joins all spellings of a name to the same word', () => {
  expect(['TextField', 'text field', 'text-field', 'Text Field'].map(joined)).toEqual(
    Array(4).fill('textfield'),
  );
});

it('returns the words of a short title, also joined, and the names in a long text', () => {
  expect(indexTerms('Text field')).toEqual(['text', 'field', 'textfield']);
  expect(indexTerms('A long text that names the autoFocus of a field')).toEqual(
    expect.arrayContaining(['auto', 'focus', 'autofocus']),
  );
  expect(indexTerms('A long text that names five words')).not.toContain(
    'alongtextthatnamesfivewords',
  );
});

it.each([
  [['group', 'groups', 'grouped', 'grouping'], 'group'],
  [['pin', 'pinned', 'pinning'], 'pin'],
  [['animate', 'animated', 'animations'], 'anim'],
  [['filter', 'filters', 'filtering'], 'filt'],
  [['size', 'sizes'], 'siz'],
  [['scroll', 'scrolling'], 'scroll'],
  [['class', 'css', 'use', 'is'], null],
])('finds what %j have in common', (forms, stem) => {
  expect(forms.map(stemOf)).toEqual(forms.map((form) => stem ?? form));
});

describe('in a build of translated pages', () => {
  const globals = globalThis as { __PAGE_LANGUAGE__?: string };
  beforeAll(() => void (globals.__PAGE_LANGUAGE__ = 'zh'));
  afterAll(() => void delete globals.__PAGE_LANGUAGE__);

  it('splits Chinese into pairs, because it does not separate words', () => {
    expect(wordsOf('Paper 内边距，背景')).toEqual(['paper', '内边', '边距', '背景']);
    expect(parseQuery('圆角半径').words).toEqual(['圆角', '角半', '半径']);
  });
});
