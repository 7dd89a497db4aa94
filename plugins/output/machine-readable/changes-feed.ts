import { createHash } from 'node:crypto';

/** An entry of the changelog. */
export interface Change {
  /** The heading above it. */
  release: string;
  /** Its text as one line of Markdown. */
  text: string;
}

/** Maximum length of an entry's title in characters. */
const TITLE_LENGTH = 90;

/** The entries of a changelog: list items below second-level headings. */
export function changesOf(changelog: string): Change[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [release, ...body] = section.split('\n');
      const items = body.join('\n').split(/^- /m).slice(1);
      return items.map((item) => ({
        release: release!.trim(),
        text: item.replaceAll(/\s+/g, ' ').trim(),
      }));
    });
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function titleOf(text: string): string {
  const plain = text.replaceAll(/[`*]/g, '');
  const [clause = ''] = plain.split(/[:;.](?:\s|$)/);
  return clause.length <= TITLE_LENGTH
    ? clause
    : `${clause.slice(0, clause.lastIndexOf(' ', TITLE_LENGTH))} …`;
}

function item({ release, text }: Change, link: string): string {
  // A reworded entry is new to feed readers; a moved one isn't.
  const id = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `<item><title>${escapeXml(titleOf(text))}</title><link>${escapeXml(link)}</link><guid isPermaLink="false">${id}</guid><category>${escapeXml(release)}</category><description>${escapeXml(text.replaceAll('`', ''))}</description></item>`;
}

interface Channel {
  title: string;
  description: string;
  /** Base URL of the site. */
  siteUrl: string;
  /** URL of the feed. */
  feedUrl: string;
  /** Page that shows the changes. */
  changesUrl: string;
}

/**
 * The changelog as RSS 2.0. The changelog has no dates, so entries only have an order.
 *
 * @param changelog - Text of `CHANGELOG.md`.
 */
export function changesFeed(changelog: string, channel: Channel): string {
  const { title, description, siteUrl, feedUrl, changesUrl } = channel;
  const items = changesOf(changelog).map((change) => item(change, changesUrl));
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(title)}</title><link>${escapeXml(siteUrl)}</link><description>${escapeXml(description)}</description><language>en</language>
<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
