import { allRoutes } from '../../scripts/serve/site-routes';
import { htmlOf } from './support/page-html';

it('reserves one ad slot on every docs page, except in the manual and on tools', () => {
  const pages = allRoutes()
    .map((route) => ({ route, html: htmlOf(route) }))
    .filter(({ html }) => html.includes('theme-doc-markdown'));
  expect(pages.length).toBeGreaterThan(100);
  const others = pages.filter(({ html }) => html.split('data-ad-slot').length !== 2);
  const optedOut = others.filter(({ route }) => !route.startsWith('/docs-infra/'));
  expect(optedOut.map(({ route }) => route).sort()).toEqual([
    '/experiments/docs/callouts/',
    '/joy-ui/customization/theme-builder/',
    '/material-ui/api/compare/',
    '/material-ui/customization/color/',
    '/material-ui/customization/theme-studio/',
    '/material-ui/getting-started/templates/',
    '/material-ui/material-icons/',
    '/material-ui/migration/check-my-code/',
  ]);
  expect(others.length).toBeGreaterThan(1);
  const manual = pages.filter(({ route }) => route.startsWith('/docs-infra/'));
  expect(manual.filter(({ html }) => html.includes('data-ad-slot'))).toEqual([]);
});
