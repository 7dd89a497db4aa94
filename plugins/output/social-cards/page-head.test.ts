import { cardTitleOf, withCard } from './page-head';

const page = (tags: string) => `<head><meta charset=UTF-8>${tags}</head><body></body>`;
const title = (content: string) => `<meta data-rh=true property=og:title content="${content}">`;

describe('cardTitleOf', () => {
  it.each([
    ['Button | Site', 'Button'],
    ['Tips &amp; tricks &lt;sx&gt; | Site', 'Tips & tricks <sx>'],
    ['A | B | Site', 'A | B'],
    ['Site', 'Site'],
  ])('reads %s', (content, expected) => {
    expect(cardTitleOf(page(title(content)))).toBe(expected);
  });

  it.each([
    ['noindex', '<meta name="robots" content="noindex, nofollow">'],
    ['an image of its own', '<meta property=og:image content=https://a.example/b.png>'],
  ])('is null for a page with %s', (_, tag) => {
    expect(cardTitleOf(page(title('Button | Site') + tag))).toBeNull();
  });

  it('reads archived pages, which search engines may not list either', () => {
    const html = page(`${title('Button')}<meta name=robots content=noindex>`);
    expect(cardTitleOf(html, true)).toBe('Button');
  });

  it('is null for a page without a title, and ignores code in the page', () => {
    expect(cardTitleOf(`${page('')}${title('Button')}`)).toBeNull();
    const code = '<meta property=og:image content=a.png>';
    expect(cardTitleOf(page(title('Button')) + code)).toBe('Button');
  });
});

it('names the card next to the title', () => {
  const html = withCard(page(title('A')), {
    url: 'https://a.example/b.png',
    alt: 'A "b" & $& <c>',
  });
  expect(html).toBe(
    page(
      [
        title('A'),
        '<meta property="og:image" content="https://a.example/b.png">',
        '<meta property="og:image:type" content="image/png">',
        '<meta property="og:image:width" content="1200">',
        '<meta property="og:image:height" content="630">',
        '<meta property="og:image:alt" content="A &quot;b&quot; &amp; $&amp; &lt;c>">',
      ].join(''),
    ),
  );
});
