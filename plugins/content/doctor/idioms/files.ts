import type { Idiom } from './idiom';

const field = (line: string) =>
  `---\ntitle: Page\nslug: /page\ndescription: About it.\n${line}\n---\n\nText.\n`;

const NOTE = { 'docs-lab/_note.mdx': '### A part\n\nText of it.\n' };
const SHOW_NOTE = "import Note from './_note.mdx';\n\n## A title\n\n<Note />";

/** Front matter, and files that pages show. */
export const FILES: readonly Idiom[] = [
  { name: 'shared text that starts at ###', text: SHOW_NOTE, files: NOTE, shows: ['A title'] },
  {
    name: 'shared text below the wrong level',
    text: SHOW_NOTE.replace('## A title\n\n', ''),
    files: NOTE,
    refuses:
      '9: A heading of level 3 in docs-lab/_note.mdx follows one of level 1. Use level 2 ("##") in that file, or show it below another heading.',
  },
  {
    name: 'missing shared text',
    text: SHOW_NOTE,
    refuses:
      '7: The page imports "./_note.mdx", but docs-lab/_note.mdx doesn\'t exist. Correct the path, or create the file.',
  },
  {
    name: 'shared text outside the docs folders',
    text: "import Note from '../shared/_note.mdx';\n\n<Note />",
    files: { 'shared/_note.mdx': '```js\na;\n```\n' },
    refuses:
      '7: The page imports shared/_note.mdx, which is outside the docs folders, so its code blocks and demos would be empty. Move it next to one of the pages that show it.',
  },
  {
    name: 'id',
    text: field('id: page'),
    refuses:
      '5: The front matter has the unknown field "id". The path of the file identifies a page. Remove it; "slug" is its address.',
  },
  {
    name: 'sidebar_position',
    text: field('sidebar_position: 2'),
    refuses:
      '5: The front matter has the unknown field "sidebar_position". The folder\'s sidebar.ts defines the order and the groups. Remove it, and move the page\'s entry there.',
  },
  {
    name: 'sidebar_class_name',
    text: field('sidebar_class_name: a'),
    refuses: /sidebar\.ts defines the order/,
  },
  { name: 'sidebar_key', text: field('sidebar_key: a'), refuses: /sidebar\.ts defines the order/ },
  {
    name: 'displayed_sidebar',
    text: field('displayed_sidebar: a'),
    refuses: /sidebar\.ts defines the order/,
  },
  {
    name: 'hide_title',
    text: field('hide_title: true'),
    refuses:
      /^5: .+"hide_title"\. Every page has its title as h1, then its description\. Remove it\.$/,
  },
  { name: 'title_meta', text: field('title_meta: A'), refuses: /Every page has its title as h1/ },
  {
    name: 'pagination_label',
    text: field('pagination_label: A'),
    refuses: /Write "sidebar_label"\.$/,
  },
  {
    name: 'parse_number_prefixes',
    text: field('parse_number_prefixes: false'),
    refuses: /each page has a "slug"\. Remove it\.$/,
  },
  {
    name: 'mdx',
    text: field('mdx:\n  format: md'),
    refuses: /^5: .+"mdx"\. Every page is MDX\. Remove it\.$/,
  },
  {
    name: 'outline of VitePress',
    text: field('outline: deep'),
    refuses: /Write "hide_table_of_contents", "toc_min/,
  },
  {
    name: 'sidebar of Starlight',
    text: field('sidebar:\n  order: 2'),
    refuses: /^5: .+"sidebar"\. The folder's sidebar\.ts/,
  },
  {
    name: 'sidebarTitle of Mintlify',
    text: field('sidebarTitle: A'),
    refuses: /Write "sidebar_label"\.$/,
  },
  {
    name: 'productId of mui.com',
    text: field('productId: material-ui'),
    refuses: /The folder of a page decides/,
  },
  {
    name: 'components as a text',
    text: field('components: Button, Chip'),
    refuses: /^5: "components" is "Button, Chip"\. Expected a list of exported names/,
  },
  ...[
    'sidebar_label: A',
    'tags: [a]',
    'keywords: [a]',
    'image: /img/mill.svg',
    'unlisted: true',
    'draft: false',
    'hide_table_of_contents: true',
    'toc_min_heading_level: 2',
    'toc_max_heading_level: 4',
    'custom_edit_url: null',
    'pagination_next: null',
    'pagination_prev: null',
    'last_update:\n  author: A',
    'sidebar_custom_props:\n  a: 1',
  ].map((line): Idiom => ({ name: line, text: field(line), shows: ['Text.'] })),
  {
    name: 'byte order mark',
    text: '\uFEFF---\ntitle: Page\nslug: /page\ndescription: About it.\n---\n\nText.\n',
    shows: ['<p>Text.</p>'],
  },
  {
    name: 'line ends of old Macs',
    text: '---\rtitle: Page\r---\r\rText.\r',
    refuses: /^1: The lines of the file end with a carriage return only, .+ LF line ends\.$/,
  },
  {
    name: 'title that is a number',
    text: '---\ntitle: 404\nslug: /page\ndescription: About it.\n---\n\nText.\n',
    refuses:
      '2: "title" is 404. Expected the heading of the page, of at most 70 characters. Put text in quotes: "404".',
  },
  {
    name: 'last_update without fields',
    text: field('last_update: 2026-03-01'),
    refuses: /^5: "last_update" has neither a date nor an author\. Write "date: 2026-03-01"/,
  },
  {
    name: 'last_update without a valid date',
    text: field('last_update:\n  date: never'),
    refuses: '5: "last_update" has the date "never". Write it as 2026-03-01.',
  },
  {
    name: 'last_update with a date',
    text: field('last_update:\n  date: 2026-03-01'),
    shows: ['Text.'],
  },
  ...['/page?a=1', '/page#a', '/../page', '/a//page'].map((slug): Idiom => ({
    name: `slug ${slug}`,
    text: `---\ntitle: Page\nslug: ${slug}\ndescription: About it.\n---\n\nText.\n`,
    refuses: /^3: "slug" is ".+"\. Expected the path below the product/,
  })),
];
