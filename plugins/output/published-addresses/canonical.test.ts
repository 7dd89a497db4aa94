import { withCanonical } from './canonical';

const SITE = { url: 'https://docs.example.com', baseUrl: '/ui/v9/', path: 'v9' };
const PAGES = new Set(['/material-ui/react-card/']);
const link = (href: string) => `<head><link data-rh=true rel="canonical" href="${href}"></head>`;

it('names the page of the default line', () => {
  const html = link('https://docs.example.com/ui/v9/material-ui/react-card/');
  expect(withCanonical(html, SITE, PAGES)).toBe(
    link('https://docs.example.com/ui/material-ui/react-card/'),
  );
  expect(withCanonical(html.replaceAll('"', ''), SITE, PAGES)).toContain(
    'href=https://docs.example.com/ui/material-ui/react-card/>',
  );
});

it.each(['https://docs.example.com/ui/v9/material-ui/react-new/', 'https://example.org/a/'])(
  'leaves %s, which the default line lacks',
  (href) => {
    expect(withCanonical(link(href), SITE, PAGES)).toBe(link(href));
  },
);
