import { existsSync } from 'node:fs';
import { load } from 'cheerio';
import { htmlFileOfRoute } from '../../scripts/serve/routes';
import { BUILD_DIR } from '../../scripts/shared/root';
import { htmlOf } from './support/page-html';
import { scriptText, scriptsOf } from './support/page-scripts';

const PAGE = '/material-ui/react-button/';
const $ = load(htmlOf(PAGE));
const hrefs = $('footer nav a')
  .toArray()
  .map(({ attribs }) => attribs.href!);

it('links to pages of the site that exist', () => {
  const pages = hrefs.filter((href) => href.startsWith('/'));
  expect(pages).toEqual(
    expect.arrayContaining([
      '/joy-ui/getting-started/',
      '/material-ui/getting-started/installation/',
      '/material-ui/customization/theme-studio/',
    ]),
  );
  expect(pages.filter((href) => !existsSync(htmlFileOfRoute(BUILD_DIR, href)))).toEqual([]);
});

it('is only in the HTML, not in the scripts', () => {
  const text = 'Text and code on this site are available';
  expect($('footer').text()).toContain(text);
  expect(scriptsOf(PAGE).filter((script) => scriptText(script).includes(text))).toEqual([]);
});
