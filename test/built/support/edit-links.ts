import { load } from 'cheerio';
import { htmlOf } from './page-html';
import { attributesOf, textsOf } from './texts';

/** Addresses of the edit links below a page, by their texts. */
export function editLinksOf(route: string): Record<string, string> {
  const links = load(htmlOf(route))('a.theme-edit-this-page');
  const hrefs = attributesOf(links, 'href');
  return Object.fromEntries(textsOf(links).map((text, index) => [text, hrefs[index] ?? '']));
}

/** Matches the address of the type declaration of Button in a version, with a line number. */
export function buttonDeclaration(version: string): unknown {
  return expect.stringMatching(
    new RegExp(
      `^https://github\\.com/mui/material-ui/blob/v${version}/packages/mui-material/src/Button/Button\\.d\\.ts#L\\d+$`,
    ),
  );
}
