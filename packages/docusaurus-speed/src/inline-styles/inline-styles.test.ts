import { inlineStyles } from './inline-styles';

const CSS: Record<string, string> = {
  '/base/styles.12.css': 'a{color:red}',
  '/base/theme.css': '@layer x{b{background:url(/base/a.png) url("data:image/svg+xml,")}}',
};
const inline = (html: string, files: Record<string, string> = CSS) =>
  inlineStyles(html, (href) => files[href]!);

it('replaces the links of the head in their order and keeps their other attributes', () => {
  expect(
    inline(
      '<head><title>A</title><link rel=stylesheet href=/base/styles.12.css /><link data-head rel="stylesheet" data-demo-theme="joy" href="/base/theme.css"></head><body></body>',
    ),
  ).toBe(
    `<head><title>A</title><style data-href="/base/styles.12.css">${CSS['/base/styles.12.css']}</style><style data-head data-demo-theme="joy" data-href="/base/theme.css">${CSS['/base/theme.css']}</style></head><body></body>`,
  );
});

it('leaves other links, and those of the body for readers without scripts', () => {
  const html =
    '<head><link rel=icon href=/stylesheet.svg></head><noscript><link rel="stylesheet" href="/base/theme.css"></noscript>';
  expect(inline(html)).toBe(html);
});

it.each(['url(../a.png)', "url( 'a.png')", '</style>'])('rejects %s', (text) => {
  expect(() =>
    inline('<head><link rel=stylesheet href=/a.css></head>', { '/a.css': `a{b:${text}}` }),
  ).toThrow(/^inline-styles: \/a\.css can't be written into a page, because it contains /);
});
