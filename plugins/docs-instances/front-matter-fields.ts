import type { Check, Kind, Option } from '../option-tables/option';

const MAX_TITLE = 70;
const MAX_DESCRIPTION = 160;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isTrueOrFalse: Check = (value) => (typeof value === 'boolean' ? null : 'true or false');
const isNonEmpty: Check = (value) => (isText(value) ? null : 'a non-empty string');
const isUrl: Check = (value) =>
  typeof value === 'string' && /^https:\/\/\S+$/.test(value)
    ? null
    : 'a URL that starts with https://';

const text: Kind = { type: 'string', check: isNonEmpty };
const boolean: Kind = { type: 'boolean', check: isTrueOrFalse };
const address: Kind = { type: 'URL', check: isUrl };
const level: Kind = {
  type: '2 to 6',
  check: (value) =>
    Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6
      ? null
      : 'a level from 2 to 6',
};
const texts: Kind = {
  type: 'string[]',
  check: (value) =>
    Array.isArray(value) && value.length > 0 && value.every(isText)
      ? null
      : 'a list such as [a, b]',
};
const names: Kind = {
  type: 'string[]',
  check: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => /^[A-Za-z]\w*$/.test(one))
      ? null
      : 'a list of exported names, such as [Button, IconButton]',
};
const editUrl: Kind = {
  type: 'URL | null',
  check: (value) => (value === null ? null : isUrl(value) && `null, or ${isUrl(value)}`),
};
const file: Kind = {
  type: 'path',
  check: (value) => isNonEmpty(value) && 'the path of an image',
};
const page: Kind = {
  type: 'id | null',
  check: (value) => (value === null ? null : isNonEmpty(value) && 'the id of a page, or null'),
};
const object: Kind = {
  type: 'object',
  check: (value) =>
    typeof value === 'object' && value !== null ? null : 'fields such as date and author',
};
const limited = (most: number): Kind => ({
  type: 'string',
  check: (value) =>
    !isText(value) || String(value).length <= most
      ? isNonEmpty(value)
      : `at most ${most} characters`,
});
const slug: Kind = {
  type: 'path',
  check: (value) =>
    typeof value === 'string' && /^\/\S*[^/\s]$/.test(value)
      ? null
      : 'the path below the product, with a leading and without a trailing slash, such as "/react-button"',
};

/** Fields that each page needs. */
export const REQUIRED_FIELDS: Readonly<Record<string, Option & { cure: string }>> = {
  slug: {
    ...slug,
    description:
      "The URL path after the product's path, with a leading and without a trailing slash. In `docs-material`, `/react-stepper` means `/material-ui/react-stepper/`.",
    cure: 'Add the path below the product, such as slug: /react-button.',
  },
  title: {
    ...limited(MAX_TITLE),
    description: `The page's only \`h1\` and its name in search results. At most ${MAX_TITLE} characters.`,
    cure: `Add the heading of the page, of at most ${MAX_TITLE} characters.`,
  },
  description: {
    ...limited(MAX_DESCRIPTION),
    description: `One sentence, shown as the lead under the title and by search engines. At most ${MAX_DESCRIPTION} characters; fewer than 50 rarely say enough.`,
    cure: `Add one sentence that says what the page is about, of at most ${MAX_DESCRIPTION} characters.`,
  },
};

/**
 * Optional fields. Fields for the sidebar's order and groups aren't allowed, because trees define
 * those.
 */
export const OPTIONAL_FIELDS: Readonly<Record<string, Option>> = {
  components: {
    ...names,
    description:
      'Exported names of the components that the page covers. The header shows the import of the first one and links to its source; the page ends with links to their API pages.',
  },
  waiAria: {
    ...address,
    description: 'The accessibility pattern, linked in the header.',
  },
  materialDesign: {
    ...address,
    description: 'The design guideline, linked in the header.',
  },
  disableAd: {
    ...boolean,
    default: 'false',
    description: 'Shows no ad on the page.',
  },
  search: {
    ...boolean,
    default: 'true',
    description: '`false` leaves the page out of the search.',
  },
  current_declaration: {
    ...text,
    description: "Written by the build on API pages; don't set it.",
  },
  bundle_size: {
    ...object,
    description: "Written by the build on component pages; don't set it.",
  },
  sidebar_label: {
    ...text,
    default: 'title',
    description: "The page's title in the sidebar, unless the tree has one.",
  },
  sidebar_custom_props: {
    ...object,
    description:
      'Flags of the sidebar entry, in place of those in the tree. Written by the build on API pages.',
  },
  unlisted: {
    ...boolean,
    default: 'false',
    description:
      '`true` intentionally leaves the page out of the tree, the sitemap and search engines.',
  },
  draft: {
    ...boolean,
    default: 'false',
    description: '`true` leaves the page out of production builds.',
  },
  hide_table_of_contents: {
    ...boolean,
    default: 'false',
    description: 'Shows no table of contents.',
  },
  toc_min_heading_level: {
    ...level,
    default: '2',
    description: 'The highest level in the table of contents.',
  },
  toc_max_heading_level: {
    ...level,
    default: '3',
    description: 'The lowest level in the table of contents.',
  },
  keywords: {
    ...texts,
    description: "The page's `keywords` meta tag.",
  },
  tags: {
    ...texts,
    description: 'Tags of the page.',
  },
  image: {
    ...file,
    description: 'Image for links to the page on other sites.',
  },
  custom_edit_url: {
    ...editUrl,
    description: 'Another address of the edit link; `null` shows none.',
  },
  pagination_next: {
    ...page,
    description: 'Another page for the link to the next page; `null` shows none.',
  },
  pagination_prev: {
    ...page,
    description: 'Another page for the link to the previous page; `null` shows none.',
  },
  last_update: {
    ...object,
    description: 'Date and author, instead of those from the Git history.',
  },
};
