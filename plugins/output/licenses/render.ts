import { load } from 'cheerio';
import type { LicensedPackage, Notice } from './package-notices';

const LINE = '='.repeat(80);

const INTRODUCTION =
  'The scripts, styles and fonts of this site contain these packages. Lines separate the licenses.';

/** The element that `LicenseList` renders, and its content. */
const ELEMENT = /(<div\b[^>]*\bid=["']?license-list\b[^>]*>)[^<]*(?=<\/div>)/g;

const label = ({ name, version }: LicensedPackage) => `${name} ${version}`;

const licensesOf = ({ packages }: Notice) =>
  [...new Set(packages.map(({ license }) => license))].join(', ');

/** All notices as a text file. */
export function noticesText(notices: readonly Notice[]): string {
  return [
    `Third-party licenses\n\n${INTRODUCTION}`,
    ...notices.map(({ packages, text }) =>
      [...packages.map((one) => `${label(one)} (${one.license})`), '', text].join('\n'),
    ),
  ]
    .join(`\n\n${LINE}\n\n`)
    .concat('\n');
}

/** All notices as HTML: the packages, each group with its license on demand. */
export function noticesHtml(notices: readonly Notice[]): string {
  const $ = load('', null, false);
  for (const notice of notices) {
    const summary = `${notice.packages.map(label).join(', ')} (${licensesOf(notice)})`;
    $.root().append(
      $('<details>').append($('<summary>').text(summary), $('<pre dir="ltr">').text(notice.text)),
    );
  }
  return $.html();
}

/**
 * Adds the notices to their page.
 *
 * @param html - HTML of the page.
 * @throws If the page doesn't have exactly one element for them.
 */
export function withNotices(html: string, notices: readonly Notice[]): string {
  const found = html.match(ELEMENT)?.length ?? 0;
  if (found !== 1) {
    throw new Error(
      `licenses: the page of the licenses has ${found} elements <div id="license-list">, expected 1. Compare src/tools/licenses/LicenseList.tsx with plugins/output/licenses/render.ts.`,
    );
  }
  return html.replace(ELEMENT, (_match, start: string) => start + noticesHtml(notices));
}
