import { load } from 'cheerio';
import { htmlOf } from './support/page-html';

it.each([
  ['icons', 'material-icons'],
  ['two-tone icons', 'material-icons-two-tone'],
])('a page with %s of a font links its stylesheet for readers without JavaScript', (_, name) => {
  const $ = load(htmlOf('/material-ui/react-list/'), { scriptingEnabled: false });
  const hrefs = $('noscript link[rel=stylesheet]')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(hrefs).toContainEqual(
    expect.stringMatching(new RegExp(`^/assets/css/${name}\\.[0-9a-f]+\\.css$`)),
  );
});

it('a page without font icons links none of their stylesheets', () => {
  expect(htmlOf('/material-ui/react-card/')).not.toContain('/assets/css/material-icons');
});
