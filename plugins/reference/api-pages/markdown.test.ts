import { markdownToHtml, plainText } from './markdown';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

function html(markdown: string): string {
  return markdownToHtml(markdown, (href) => href);
}

describe('markdownToHtml', () => {
  it('renders a single line without a paragraph', () => {
    expect(html('If `true`, **all** of it is *disabled*, see [`sx`](/system/sx/).')).toBe(
      'If <code>true</code>, <strong>all</strong> of it is <em>disabled</em>, see <a href="/system/sx/"><code>sx</code></a>.',
    );
  });

  it('joins lines and separates paragraphs and lists', () => {
    expect(html('One\ntwo:\n\n- `a` first\n- `b`\n  second\n\nEnd')).toBe(
      '<p>One two:</p><ul><li><code>a</code> first</li><li><code>b</code> second</li></ul><p>End</p>',
    );
  });

  it('keeps the text directly above a list', () => {
    expect(html('Either:\n* a\n* b')).toBe('<p>Either:</p><ul><li>a</li><li>b</li></ul>');
  });

  it('escapes markup', () => {
    expect(html('<img src=x onerror="x"> & `<b>` [x](javascript:alert) *<i>*')).toBe(
      '&lt;img src=x onerror=&quot;x&quot;&gt; &amp; <code>&lt;b&gt;</code> [x](javascript:alert) <em>&lt;i&gt;</em>',
    );
  });

  it('resolves links and opens other sites in a new tab', () => {
    const resolve = (href: string) => href.replace('https://mui.com', '');
    expect(
      markdownToHtml('[a](https://mui.com/x/) https://caniuse.com/?search=gap.', resolve),
    ).toBe(
      '<a href="/x/">a</a> <a href="https://caniuse.com/?search=gap" target="_blank" rel="noopener noreferrer">https://caniuse.com/?search=gap</a>.',
    );
  });

  it('fixes an extra backtick', () => {
    expect(html('if `size="small"``.')).toBe('if <code>size=&quot;small&quot;</code>.');
  });

  it('is empty for an empty text', () => {
    expect(html(' ')).toBe('');
  });
});

it('keeps the words of a comment as plain text', () => {
  const comment = 'One **two** [`three` four](/a/) `<5>` *six*:\n\n- `a * b`\n- https://a.b/ * c';
  expect(plainText(comment)).toBe('One two three four <5> six: a * b https://a.b/ * c');
});
