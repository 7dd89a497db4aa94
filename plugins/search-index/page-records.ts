import type { AnyNode, Cheerio, CheerioAPI, Element } from 'cheerio';
import { ownValue } from '../../src/own-value';
import type { RecordKind, SearchRecord } from '../../src/search/types';

/** A built page. */
export interface BuiltPage {
  /** Path with a trailing slash. */
  url: string;
  title: string;
  description: string;
  /** The parsed article. */
  $: CheerioAPI;
}

/** The first sentence of an API page's description says what the component is. */
const FIRST_SENTENCE = /^.+?\.(?= |$)/;

/** Maximum length of an excerpt in characters, two or three sentences. */
const TEXT_LENGTH = 280;

/** Elements that aren't part of the text, and a class and an attribute of others. */
const NO_TEXT = new Set(['noscript', 'pre', 'button', 'svg', 'table']);
const NO_TEXT_CLASS = 'hash-link';
const NO_TEXT_ATTRIBUTE = 'data-search-ignore';

/** Elements after which a word ends. */
const BLOCKS = new Set(['p', 'div', 'li', 'br']);

// Ids of rows on an API page in src/api, such as `button-prop-variant`.
const ENTRY_ID = /^[a-z0-9-]+-(prop|classes|slot)-(.+)$/;

// Id of the heading above inherited props.
const INHERITANCE_ID = 'inheritance';

const ENTRY_KINDS: Record<string, RecordKind> = { prop: 'prop', classes: 'class', slot: 'slot' };

function shorten(text: string): string {
  const flat = text.replaceAll(/[\s\u200b]+/g, ' ').trim();
  return flat.length <= TEXT_LENGTH ? flat : flat.slice(0, flat.lastIndexOf(' ', TEXT_LENGTH));
}

function isIgnored({ name, attribs }: Element): boolean {
  return (
    NO_TEXT.has(name) ||
    NO_TEXT_ATTRIBUTE in attribs ||
    Boolean(attribs.class?.split(/\s+/).includes(NO_TEXT_CLASS))
  );
}

// Not by selectors on a copy of each section, which took a quarter of the time to read all pages.
function textIn(node: AnyNode): string {
  if (node.type === 'text') {
    return node.data;
  }
  if (node.type !== 'tag' || isIgnored(node)) {
    return '';
  }
  return node.children.map(textIn).join('') + (BLOCKS.has(node.name) ? ' ' : '');
}

function textOf(elements: Cheerio<AnyNode>): string {
  return shorten(elements.get().map(textIn).join(' '));
}

/** Path of an API page. MUI X has a folder per package with an overview page. */
const API_URL = /\/api\/.+\/$/;

/** Title of a component's or type's API page in `plugins/api-pages`. */
const API_TITLE = / API$/;

/** The component of an API page, by its import lines and rows. */
function componentOf({ url, title }: BuiltPage): string | undefined {
  return API_URL.test(url) && API_TITLE.test(title) ? title.replace(API_TITLE, '') : undefined;
}

function sectionRecords($: CheerioAPI, page: BuiltPage): SearchRecord[] {
  // The parent headings by level.
  const above: string[] = [];
  return $('.markdown')
    .find('h2[id], h3[id], h4[id]')
    .map((_, heading) => {
      const element = $(heading);
      const title = shorten(element.clone().find('.hash-link').remove().end().text());
      const level = Number((heading as Element).name.slice(1)) - 2;
      above.splice(level, Infinity, title);
      return {
        kind: 'section' as const,
        title,
        path: [page.title, ...above.slice(0, level).filter(Boolean)],
        url: `${page.url}#${element.attr('id')}`,
        text: textOf(element.nextUntil('h2, h3, h4') as Cheerio<AnyNode>),
      };
    })
    .get();
}

function demoRecords($: CheerioAPI, page: BuiltPage): SearchRecord[] {
  return $('[data-source][id]')
    .map((_, demo) => ({
      kind: 'demo' as const,
      title: $(demo).attr('id')!,
      path: [page.title],
      url: `${page.url}#${$(demo).attr('id')}`,
      text: '',
    }))
    .get();
}

function entryRecords($: CheerioAPI, page: BuiltPage, component: string): SearchRecord[] {
  let section: string | undefined;
  return $('h2[id], h3[id], [data-row][id]')
    .get()
    .flatMap((element: Element) => {
      const { id } = element.attribs;
      if (element.attribs['data-row'] === undefined) {
        section = id;
        return [];
      }
      const [, group, name] = ENTRY_ID.exec(id) ?? [];
      const kind = ownValue(ENTRY_KINDS, group);
      if (!kind) {
        return [];
      }
      const record = { kind, title: name, path: [component], url: `${page.url}#${id}` };
      // The declaring component's page has the description.
      return section === INHERITANCE_ID
        ? [{ ...record, text: '', inherited: true as const }]
        : [{ ...record, text: textOf($(element).find('[data-details] > :not([data-label])')) }];
    });
}

/**
 * The search records of a built page: the page, its sections and demos; for an API page, the
 * component with its props, classes and slots.
 */
export function recordsOfPage(page: BuiltPage): SearchRecord[] {
  const component = componentOf(page);
  const { $, title, url } = page;
  const text = shorten(page.description);
  return component
    ? [
        {
          kind: 'component',
          title: component,
          path: [],
          url,
          text: FIRST_SENTENCE.exec(text)?.[0] ?? text,
        },
        ...entryRecords($, page, component),
      ]
    : [
        { kind: 'page', title, path: [], url, text },
        ...sectionRecords($, page),
        ...demoRecords($, page),
      ];
}
