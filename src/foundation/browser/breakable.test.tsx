import { renderToStaticMarkup } from 'react-dom/server';
import { breakable, breakableHtml } from './breakable';

it.each([
  ['GridToolbarQuickFilter API', 'Grid<wbr/>Toolbar<wbr/>Quick<wbr/>Filter API'],
  ['useAutocompleteHTMLState', 'use<wbr/>Autocomplete<wbr/>HTMLState'],
  ['CssBaseline', 'CssBaseline'],
  ['Internationalization and Server-side rendering', null],
  ['MUI', null],
])('%s may break between the parts of long names only', (title, html) => {
  expect(renderToStaticMarkup(breakable(title))).toBe(html ?? title);
});

it.each(['GridToolbarQuickFilter', 'CssBaseline', 'SignalWifi4BarLockOutlined'])(
  'breaks %s at the same places as HTML',
  (name) => {
    const html = renderToStaticMarkup(breakable(name)).replaceAll('<wbr/>', '<wbr>');
    expect(breakableHtml(name)).toBe(html);
  },
);

it('breaks longer names only, if asked', () => {
  expect(renderToStaticMarkup(breakable('columnFilterDebounceMs', 24))).toBe(
    'columnFilterDebounceMs',
  );
});
