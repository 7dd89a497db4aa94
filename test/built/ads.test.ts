import { allRoutes } from '../../scripts/serve/site-routes';
import { htmlOf } from './support/page-html';

it('reserves one ad slot on every docs page, except in the manual and on pages that opt out', () => {
  const pages = allRoutes()
    .map((route) => ({ route, html: htmlOf(route) }))
    .filter(({ html }) => html.includes('theme-doc-markdown'));
  expect(pages.length).toBeGreaterThan(100);
  const others = pages.filter(({ html }) => html.split('data-ad-slot').length !== 2);
  const optedOut = others.filter(({ route }) => !route.startsWith('/docs-infra/'));
  expect(optedOut.map(({ route }) => route)).toEqual(['/experiments/docs/callouts/']);
  expect(others.length).toBeGreaterThan(1);
  const manual = pages.filter(({ route }) => route.startsWith('/docs-infra/'));
  expect(manual.filter(({ html }) => html.includes('data-ad-slot'))).toEqual([]);
});
