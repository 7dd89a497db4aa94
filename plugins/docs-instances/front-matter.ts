import leven from 'leven';

/** An error in a page's front matter. */
export interface FrontMatterFault {
  /** Name of the field. */
  field: string;
  /** What is wrong, including the received value. */
  message: string;
  /** How to fix it. */
  cure: string;
}

const MAX_TITLE = 70;
const MAX_DESCRIPTION = 160;

/** Returns what a value should be, `null` if it's valid. */
type Check = (value: unknown) => string | null;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const text: Check = (value) => (isText(value) ? null : 'a non-empty string');
const boolean: Check = (value) => (typeof value === 'boolean' ? null : 'true or false');
const level: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6
    ? null
    : 'a level from 2 to 6';
const texts: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.every(isText) ? null : 'a list such as [a, b]';
const names: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((one) => /^[A-Za-z]\w*$/.test(one))
    ? null
    : 'a list of exported names, such as [Button, IconButton]';
const address: Check = (value) =>
  typeof value === 'string' && /^https:\/\/\S+$/.test(value)
    ? null
    : 'a URL that starts with https://';
const editUrl: Check = (value) =>
  value === null ? null : address(value) && `null, or ${address(value)}`;
const file: Check = (value) => text(value) && 'the path of an image';
const page: Check = (value) => (value === null ? null : text(value) && 'the id of a page, or null');
const object: Check = (value) =>
  typeof value === 'object' && value !== null ? null : 'fields such as date and author';
const limited =
  (most: number): Check =>
  (value) =>
    !isText(value) || String(value).length <= most ? text(value) : `at most ${most} characters`;
const slug: Check = (value) =>
  typeof value === 'string' && /^\/\S*[^/\s]$/.test(value)
    ? null
    : 'the path below the product, with a leading and without a trailing slash, such as "/react-button"';

const REQUIRED: Record<string, { check: Check; cure: string }> = {
  slug: { check: slug, cure: 'Add the path below the product, such as slug: /react-button.' },
  title: {
    check: limited(MAX_TITLE),
    cure: `Add the heading of the page, of at most ${MAX_TITLE} characters.`,
  },
  description: {
    check: limited(MAX_DESCRIPTION),
    cure: `Add one sentence that says what the page is about, of at most ${MAX_DESCRIPTION} characters.`,
  },
};

/**
 * Optional fields. Fields for the sidebar's order and groups aren't allowed, because trees define
 * those.
 */
const OPTIONAL: Record<string, Check> = {
  components: names,
  waiAria: address,
  materialDesign: address,
  disableAd: boolean,
  search: boolean,
  // Written by plugins/api-pages.
  current_declaration: text,
  // Written by plugins/size-snapshot.
  bundle_size: object,
  sidebar_label: text,
  sidebar_custom_props: object,
  unlisted: boolean,
  draft: boolean,
  hide_title: boolean,
  hide_table_of_contents: boolean,
  toc_min_heading_level: level,
  toc_max_heading_level: level,
  keywords: texts,
  tags: texts,
  image: file,
  custom_edit_url: editUrl,
  pagination_next: page,
  pagination_prev: page,
  last_update: object,
};

const CHECKS: Record<string, Check> = {
  ...Object.fromEntries(Object.entries(REQUIRED).map(([field, { check }]) => [field, check])),
  ...OPTIONAL,
};
const FIELDS = Object.keys(CHECKS);

function nearest(field: string): string | undefined {
  const near = FIELDS.map((one) => ({ one, far: leven(field.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .find(({ far }) => far <= 2 || far < field.length / 3);
  return near?.one;
}

function unknownField(field: string): FrontMatterFault {
  const near = nearest(field);
  return {
    field,
    message: `The front matter has the unknown field "${field}".`,
    cure: near ? `Did you mean "${near}"?` : `Known fields: ${FIELDS.join(', ')}.`,
  };
}

function wrongValue(field: string, value: unknown, expected: string): FrontMatterFault {
  const size = expected.startsWith('at most') ? ` (${String(value).length} characters)` : '';
  return {
    field,
    message: `"${field}" is ${JSON.stringify(value)}${size}.`,
    cure: `Expected ${expected}.`,
  };
}

/**
 * Validates a page's front matter.
 *
 * @returns At most one error per field; empty if it is valid.
 */
export function frontMatterFaults(frontMatter: Record<string, unknown>): FrontMatterFault[] {
  const missing = Object.entries(REQUIRED).filter(([field]) => !Object.hasOwn(frontMatter, field));
  return [
    ...missing.map(([field, { cure }]) => ({
      ...{ field, message: `The front matter has no "${field}".`, cure },
    })),
    ...Object.entries(frontMatter).flatMap(([field, value]) => {
      const check = Object.hasOwn(CHECKS, field) ? CHECKS[field] : null;
      if (!check) {
        return [unknownField(field)];
      }
      const expected = check(value);
      return expected ? [wrongValue(field, value, expected)] : [];
    }),
  ];
}
