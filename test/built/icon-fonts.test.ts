import { load } from 'cheerio';
import { htmlOf } from './support/page-html';

it('a page with font icons links their stylesheets for readers without JavaScript', () => {
  const $ = load(htmlOf('/material-ui/react-list/'), { scriptingEnabled: false });
  const hrefs = $('noscript link[rel=stylesheet]')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(hrefs).toContainEqual(
    expect.stringMatching(/^\/assets\/css\/material-icons\.[0-9a-f]+\.css$/),
  );
});

it('a page without font icons links none of their stylesheets', () => {
  expect(htmlOf('/material-ui/react-card/')).not.toContain('/assets/css/material-icons');
});
