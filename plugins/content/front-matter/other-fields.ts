const TREE = "The folder's sidebar.ts defines the order and the groups";
const HEADER = 'Every page has its title as h1, then its description';
const CODE = 'Pages have no own templates';

/** Fields of Docusaurus and other tools, each with the reason why pages don't have it and what to use. */
const REASONS: readonly [names: readonly string[], reason: string, use: string][] = [
  [['id'], 'The path of the file identifies a page', 'Remove it; "slug" is its address.'],
  [
    ['sidebar_position', 'sidebar_class_name', 'sidebar_key', 'displayed_sidebar', 'sidebar'],
    TREE,
    "Remove it, and move the page's entry there.",
  ],
  [
    ['order', 'weight', 'nav_order', 'parent', 'grand_parent', 'has_children', 'nav'],
    TREE,
    'Remove it.',
  ],
  [
    ['sidebarTitle', 'sidebar_title', 'navTitle', 'nav_title', 'linkTitle', 'navigation'],
    'The name in the sidebar has another field',
    'Write "sidebar_label".',
  ],
  [
    ['pagination_label'],
    'The links to the next and previous page have the name in the sidebar',
    'Write "sidebar_label".',
  ],
  [['prev', 'previous'], 'The previous page has another field', 'Write "pagination_prev".'],
  [['next'], 'The next page has another field', 'Write "pagination_next".'],
  [['title_meta', 'hide_title', 'hide_header', 'heading', 'header'], HEADER, 'Remove it.'],
  [
    ['parse_number_prefixes'],
    'A number at the start of a file name has no meaning, because each page has a "slug"',
    'Remove it.',
  ],
  [['permalink', 'url', 'path', 'route', 'uri'], 'The address has another field', 'Write "slug".'],
  [
    ['aliases', 'redirect_from', 'redirects'],
    'Former addresses are in addresses/redirects.json',
    'Add them there.',
  ],
  [
    ['summary', 'excerpt', 'subtitle', 'lead'],
    'The lead has another field',
    'Write "description".',
  ],
  [['category', 'categories', 'tag'], 'Groups are in sidebar.ts', 'Remove it, or write "tags".'],
  [['keyword'], 'The words for search engines have another field', 'Write "keywords".'],
  [
    ['author', 'authors', 'date', 'last_updated', 'lastUpdated', 'updated', 'last_update_date'],
    "The date and author are those of the file's last commit",
    'Remove it, or write "last_update".',
  ],
  [
    ['editLink', 'editUrl', 'edit_url', 'github', 'githubSource', 'githubLabel'],
    'The edit link has another field',
    'Remove it, or write "custom_edit_url".',
  ],
  [
    ['outline', 'toc', 'tableOfContents', 'hide_toc', 'aside'],
    'The table of contents has other fields',
    'Write "hide_table_of_contents", "toc_min_heading_level" or "toc_max_heading_level".',
  ],
  [
    ['toc_min_level', 'toc_max_level', 'toc_depth', 'toc_icon'],
    'The table of contents has other fields',
    'Write "toc_min_heading_level" or "toc_max_heading_level".',
  ],
  [
    ['published', 'hidden', 'status'],
    'Unfinished pages have another field',
    'Write "draft: true" or "unlisted: true".',
  ],
  [
    ['noindex', 'robots', 'nosearch'],
    'Pages outside the search have other fields',
    'Write "search: false" or "unlisted: true".',
  ],
  [
    ['cover', 'thumbnail', 'banner', 'og:image', 'ogImage'],
    'The image for links has another field',
    'Write "image".',
  ],
  [
    ['layout', 'template', 'mode', 'pageClass', 'hero', 'features', 'wrapperClassName', 'class'],
    CODE,
    'Remove it.',
  ],
  [['head', 'meta', 'style', 'script', 'scripts'], CODE, 'Remove it, or use <Head> in the page.'],
  [['mdx', 'format'], 'Every page is MDX', 'Remove it.'],
  [
    ['icon', 'badge', 'new', 'deprecated', 'beta'],
    'Flags and icons of an entry are in sidebar.ts',
    'Remove it, and set the flag there.',
  ],
  [['lang', 'locale', 'dir'], 'Every page is in English', 'Remove it.'],
  [
    ['productId', 'unstyled'],
    'The folder of a page decides to which product it belongs',
    'Remove it.',
  ],
  [['component'], 'The components of a page are a list', 'Write components: [Button].'],
];

const BY_NAME = new Map(
  REASONS.flatMap(([names, reason, use]) => names.map((name) => [name, `${reason}. ${use}`])),
);

/**
 * Why pages don't have a field of another tool, and what to use.
 *
 * @returns `undefined` for a field that isn't known from other tools.
 */
export function otherField(name: string): string | undefined {
  return BY_NAME.get(name);
}
