import { load } from 'cheerio';
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import type { RecordKind, SearchRecord } from '../../src/search/types';

/** A built page. */
export interface BuiltPage {
  /** Address with trailing slash. */
  url: string;
  title: string;
  description: string;
  html: string;
}

/** Characters of text that a record keeps: the first two or three sentences. */
const TEXT_LENGTH = 280;

/** What is on the page and not its text. */
const NO_TEXT = '[data-search-ignore], noscript, pre, button, svg, .hash-link, table';

// The ids that src/api gives the rows of an API page, such as `button-prop-variant`.
const ENTRY_ID = /^[a-z0-9-]+-(prop|classes|slot)-(.+)$/;

const ENTRY_KINDS: Record<string, RecordKind> = { prop: 'prop', classes: 'class', slot: 'slot' };

function shorten(text: string): string {
  const flat = text.replaceAll(/[\s\u200b]+/g, ' ').trim();
  return flat.length <= TEXT_LENGTH ? flat : flat.slice(0, flat.lastIndexOf(' ', TEXT_LENGTH));
}

function textOf($: CheerioAPI, elements: Cheerio<AnyNode>): string {
  const copy = elements.clone();
  copy.find(NO_TEXT).remove();
  return shorten(
    copy
      .not(NO_TEXT)
      .map((_, element) => $(element).text())
      .get()
      .join(' '),
  );
}

/** The component whose API page this is, as its import lines and rows name it. */
function componentOf(page: BuiltPage): string | undefined {
  return /\/api\/[^/]+\/$/.test(page.url) ? page.title.replace(/ API$/, '') : undefined;
}

function sectionRecords($: CheerioAPI, page: BuiltPage): SearchRecord[] {
  return $('.markdown')
    .find('h2[id], h3[id], h4[id]')
    .map((_, heading) => {
      const element = $(heading);
      const title = shorten(element.clone().find('.hash-link').remove().end().text());
      const text = textOf($, element.nextUntil('h2, h3, h4') as Cheerio<AnyNode>);
      return {
        kind: 'section' as const,
        title,
        context: page.title,
        url: `${page.url}#${element.attr('id')}`,
        text,
      };
    })
    .get();
}

function demoRecords($: CheerioAPI, page: BuiltPage): SearchRecord[] {
  return $('[data-source][id]')
    .map((_, demo) => ({
      kind: 'demo' as const,
      title: $(demo).attr('id')!,
      context: page.title,
      url: `${page.url}#${$(demo).attr('id')}`,
      text: '',
    }))
    .get();
}

function entryRecords($: CheerioAPI, page: BuiltPage, component: string): SearchRecord[] {
  return $('[data-row][id]')
    .get()
    .flatMap((row: Element) => {
      const id = row.attribs.id;
      const [, group, name] = ENTRY_ID.exec(id) ?? [];
      const kind = ENTRY_KINDS[group];
      return kind
        ? [
            {
              kind,
              title: name,
              context: component,
              url: `${page.url}#${id}`,
              text: textOf($, $(row).find('[data-details]') as Cheerio<AnyNode>),
            },
          ]
        : [];
    });
}

/**
 * What a reader can find on a built page: the page, its sections and demos; on an API page the
 * component with its props, classes and slots.
 */
export function recordsOfPage(page: BuiltPage): SearchRecord[] {
  const $ = load(page.html, { xml: { xmlMode: false } });
  const component = componentOf(page);
  if (component) {
    const record = { kind: 'component' as const, title: component, context: '', url: page.url };
    return [{ ...record, text: shorten(page.description) }, ...entryRecords($, page, component)];
  }
  const record = { kind: 'page' as const, title: page.title, context: '', url: page.url };
  return [
    { ...record, text: shorten(page.description) },
    ...sectionRecords($, page),
    ...demoRecords($, page),
  ];
}
