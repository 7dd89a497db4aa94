import { load } from 'cheerio';
import { CARD_SIZE } from './card-layout';

const TITLE = /<meta\b[^>]*\bproperty="?og:title(?=["\s>])[^>]*>/;
const IMAGE = /<meta\b[^>]*\bproperty="?og:image(?=["\s>])/;
const ROBOTS = /<meta\b[^>]*\bname="?robots(?=["\s>])[^>]*>/;

function headOf(html: string): string {
  return html.slice(0, html.indexOf('</head>'));
}

/**
 * The title of a page that needs a card, without the name of the product or site at its end.
 *
 * @param html - HTML of a built page.
 * @param isArchived - Archived pages are hidden from search engines too, but people link to them.
 * @returns `null` for any other page that search engines may not list, and for one with an image of
 *   its own (`image` in the front matter).
 */
export function cardTitleOf(html: string, isArchived = false): string | null {
  const head = headOf(html);
  const [title] = TITLE.exec(head) ?? [];
  const [robots = ''] = ROBOTS.exec(head) ?? [];
  const isHidden = robots.includes('noindex') && !isArchived;
  if (title === undefined || IMAGE.test(head) || isHidden) {
    return null;
  }
  const text = load(title)('meta').attr('content') ?? '';
  return text.replace(/ \| [^|]+$/, '');
}

/** A card for a page's head. */
export interface CardMeta {
  /** Absolute URL. */
  url: string;
  /** What the card says, for readers who don't see it. */
  alt: string;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Adds the card next to the title for previews. The kind of preview, `twitter:card`, is already
 * there: Docusaurus always writes `summary_large_image`.
 *
 * @param html - HTML of a page for which `cardTitleOf` returns a title.
 */
export function withCard(html: string, { url, alt }: CardMeta): string {
  const properties = {
    'og:image': url,
    'og:image:type': 'image/png',
    'og:image:width': CARD_SIZE.width,
    'og:image:height': CARD_SIZE.height,
    'og:image:alt': alt,
  };
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${escapeAttribute(String(value))}">`,
  );
  return html.replace(TITLE, (title) => title + tags.join(''));
}
