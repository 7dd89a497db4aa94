import { allRoutes } from '../scripts/site-routes';
import { htmlOf } from './support/page-html';

it('reserves one ad slot on every docs page, except on pages that opt out', () => {
  const pages = allRoutes()
    .map((route) => ({ route, html: htmlOf(route) }))
    .filter(({ html }) => html.includes('theme-doc-markdown'));
  expect(pages.length).toBeGreaterThan(100);
  const others = pages.filter(({ html }) => html.split('data-ad-slot').length !== 2);
  expect(others.map(({ route }) => route)).toEqual(['/experiments/docs/callouts/']);
});
