import * as z from 'zod';

const MAX_TITLE = 70;
const MAX_DESCRIPTION = 160;

const text = (error = 'a non-empty string') =>
  z.string({ error }).regex(/\S/, { error, abort: true });

const boolean = z.boolean();

const url = (error = 'a URL that starts with https://') =>
  z
    .string({ error })
    .regex(/^https:\/\/\S+$/, { error })
    .meta({ type: 'URL' });

const levelError = { error: 'a level from 2 to 6' };
const level = z.int(levelError).min(2, levelError).max(6, levelError).meta({ type: '2 to 6' });

const listOf = (item: z.ZodString, error: string) => z.array(item, { error }).min(1, { error });
const texts = listOf(text(), 'a list such as [a, b]');

const nameError = { error: 'an exported name, such as Button' };
const names = listOf(
  z.string(nameError).regex(/^[A-Za-z]\w*$/, nameError),
  'a list of exported names, such as [Button, IconButton]',
);

const object = z.looseObject({}, { error: 'fields such as date and author' });

const isDate = (value: unknown) =>
  value instanceof Date || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value));

const lastUpdate = object
  .refine(({ author, date }) => author !== undefined || date !== undefined, {
    error: '"last_update" has neither a date nor an author.',
    params: { cure: 'Write "date: 2026-03-01" or "author: …" below it, indented.' },
  })
  .refine(({ date }) => date === undefined || isDate(date), {
    error: ({ input }) =>
      `"last_update" has the date ${JSON.stringify((input as { date?: unknown }).date)}.`,
    params: { cure: 'Write it as 2026-03-01.' },
  });

const page = text('the id of a page, or null').nullable().meta({ type: 'id | null' });

const slugError = {
  error:
    'the path below the product, with a leading and without a trailing slash, such as "/react-button"',
};

/**
 * The front matter of a page. Fields for the sidebar's order and groups aren't allowed, because trees
 * define those.
 */
export const frontMatter = z.strictObject({
  slug: z
    .string(slugError)
    .regex(/^\/(?!.*(?:\/\/|\.\.))[^\s?#]*[^\s?#/]$/, slugError)
    .meta({
      type: 'path',
      description:
        "The URL path after the product's path, with a leading and without a trailing slash. In `docs-material`, `/react-stepper` means `/material-ui/react-stepper/`.",
    }),
  title: text(`the heading of the page, of at most ${MAX_TITLE} characters`)
    .max(MAX_TITLE, { error: `at most ${MAX_TITLE} characters` })
    .meta({
      description: `The page's only \`h1\` and its name in search results. At most ${MAX_TITLE} characters.`,
    }),
  description: text(
    `one sentence that says what the page is about, of at most ${MAX_DESCRIPTION} characters`,
  )
    .max(MAX_DESCRIPTION, { error: `at most ${MAX_DESCRIPTION} characters` })
    .meta({
      description: `One sentence, shown as the lead under the title and by search engines. At most ${MAX_DESCRIPTION} characters; fewer than 50 rarely say enough.`,
    }),
  components: names.optional().meta({
    description:
      'Exported names of the components that the page covers. The header shows the import of the first one and links to its source; the page ends with links to their API pages.',
  }),
  waiAria: url()
    .optional()
    .meta({ description: 'The accessibility pattern, linked in the header.' }),
  materialDesign: url()
    .optional()
    .meta({ description: 'The design guideline, linked in the header.' }),
  disableAd: boolean.optional().meta({ default: false, description: 'Shows no ad on the page.' }),
  search: boolean
    .optional()
    .meta({ default: true, description: '`false` leaves the page out of the search.' }),
  current_declaration: text()
    .optional()
    .meta({ description: "Written by the build on API pages; don't set it." }),
  page_component: object
    .optional()
    .meta({ description: "Written by the build on component pages; don't set it." }),
  page_release: object
    .optional()
    .meta({ description: "Written by the build on pages about a package; don't set it." }),
  sidebar_label: text().optional().meta({
    description:
      "The page's name in the sidebar, unless the tree has a title for it. Without it, the `title`.",
  }),
  sidebar_custom_props: object.optional().meta({
    description:
      'Flags of the sidebar entry, in place of those in the tree. Written by the build on API pages.',
  }),
  unlisted: boolean.optional().meta({
    default: false,
    description:
      '`true` intentionally leaves the page out of the tree, the sitemap and search engines.',
  }),
  draft: boolean
    .optional()
    .meta({ default: false, description: '`true` leaves the page out of production builds.' }),
  hide_table_of_contents: boolean
    .optional()
    .meta({ default: false, description: 'Shows no table of contents.' }),
  toc_min_heading_level: level
    .optional()
    .meta({ default: 2, description: 'The highest level in the table of contents.' }),
  toc_max_heading_level: level
    .optional()
    .meta({ default: 3, description: 'The lowest level in the table of contents.' }),
  keywords: texts.optional().meta({ description: "The page's `keywords` meta tag." }),
  tags: texts.optional().meta({ description: 'Tags of the page.' }),
  image: text('the path of an image').optional().meta({
    type: 'path',
    description: 'Image for links to the page on other sites.',
  }),
  custom_edit_url: url('null, or a URL that starts with https://').nullable().optional().meta({
    type: 'URL | null',
    description: 'Another address of the edit link; `null` shows none.',
  }),
  pagination_next: page.optional().meta({
    description: 'Another page for the link to the next page; `null` shows none.',
  }),
  pagination_prev: page.optional().meta({
    description: 'Another page for the link to the previous page; `null` shows none.',
  }),
  last_update: lastUpdate
    .optional()
    .meta({ description: 'Date and author, instead of those from the Git history.' }),
});
