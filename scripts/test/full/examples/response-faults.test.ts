import { responseFaults } from './response-faults';
import type { PageResponse } from './response-faults';

const SCRIPT = '<script nonce="n">localStorage.getItem(\'mui-mode\')</script>';
const STYLE = '<style nonce="n">@layer base, mui;@layer mui{.mui-a1{color:red}}</style>';

const response = (html: string, more: Partial<PageResponse> = {}): PageResponse => ({
  status: 200,
  html,
  policy: "style-src 'nonce-n'",
  stylesheets: new Map([['/a.css', '@layer base, mui;@layer utilities{}']]),
  ...more,
});

const BUTTON = '<button class="MuiButton-root mui-a1"></button>';
const scheme = { key: 'mui-mode', dark: '' };
const page = (head: string, body: string) => response(`<head>${head}</head><body>${body}</body>`);

it('accepts a page that shows what it must', () => {
  const request = {
    path: '/',
    rendered: true,
    collected: true,
    layers: 'base, mui',
    scheme,
    policy: true,
  } as const;
  expect(responseFaults(page(STYLE, `${SCRIPT}<main>${BUTTON}</main>`), request)).toEqual([]);
});

it.each([
  ['a status', response('', { status: 500 }), {}, ['the status should be 200, but is 500']],
  [
    'no components',
    page(STYLE, '<main></main>'),
    { rendered: true },
    ['no element of Material UI is in the HTML'],
  ],
  [
    'missing CSS',
    page('', BUTTON),
    { rendered: true },
    ['the HTML has elements without their CSS, of the classes mui-a1'],
  ],
  [
    'styles in the body',
    page('', STYLE),
    { collected: true },
    ['a style element is in the body, but the styles should be collected in the head'],
  ],
  [
    'an order that comes too late',
    page(`<link rel="stylesheet" href="/a.css" />${STYLE}`, ''),
    { layers: 'mui, utilities, base' },
    ['the layers should be mui, utilities, base, but are base, mui, utilities'],
  ],
  [
    'no layers',
    page('', ''),
    { layers: 'base, mui' },
    ['the layers should be base, mui, but are missing', 'no styles are in the layer mui'],
  ],
  [
    'a script after the content',
    page('', `<main></main>${SCRIPT}`),
    { scheme },
    ['the script for the color scheme should come before the content'],
  ],
  [
    'a missing nonce',
    page('<style></style>', SCRIPT),
    { policy: true },
    ['an element lacks the nonce of the header: <style>'],
  ],
  [
    'no policy',
    response('', { policy: null }),
    { policy: true },
    ['the header should have a nonce, but is missing'],
  ],
] as const)('reports %s', (_, received, request, faults) => {
  expect(responseFaults(received, { path: '/', ...request })).toEqual(faults);
});
