import { formatComment, markdownToHtml, MARKDOWN_LINE, PLAIN } from './markdown';

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

  it('fixes an extra backtick and removes control characters', () => {
    expect(html('if `size="small"``.\u0008')).toBe('if <code>size=&quot;small&quot;</code>.');
  });

  it('is empty for an empty text', () => {
    expect(html(' ')).toBe('');
  });
});

describe('formatComment', () => {
  const COMMENT = 'One **two**\n[three](/a/) `<4>`:\n\n- `five` *six*\n- https://a.b/ <i>';

  it('keeps the words in plain text', () => {
    expect(formatComment(COMMENT, PLAIN, String)).toBe(
      'One two three <4>: five six https://a.b/ <i>',
    );
  });

  it('writes Markdown in one line, with resolved links and escaped tags', () => {
    expect(formatComment(COMMENT, MARKDOWN_LINE, (href) => href.replace('/a/', '/b/'))).toBe(
      'One **two** [three](/b/) `<4>`: - `five` _six_ - <https://a.b/> \\<i>',
    );
    expect(formatComment('`` a`b ``', MARKDOWN_LINE, String)).toBe('`` a`b ``');
  });
});
