import path from 'node:path';

/** Docusaurus takes the number off `01-install`, but not off `2021-11-install` or `7.0-install`. */
function withoutNumber(name: string): string {
  return /^\d+[-_.]\d+/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}

/**
 * The URL path of a page below its docs folder, as Docusaurus gives it: its `slug`, or its place and
 * its `id` or name.
 *
 * @param name - Path from the docs folder, such as `guides/01-install.md`.
 * @param fields - The front matter.
 * @example slugOf('guides/01-install.md', {}) // '/guides/install'
 */
export function slugOf(name: string, fields: Readonly<Record<string, unknown>>): string {
  const { slug, id } = fields;
  const folders = name.split('/').slice(0, -1).map(withoutNumber);
  const file = path.posix.basename(name).replace(/\.mdx?$/, '');
  const folder = name.split('/').at(-2)?.toLowerCase();
  const isIndex = ['index', 'readme', folder].includes(file.toLowerCase());
  const below = (last: string) => path.posix.resolve('/', ...folders, last);
  if (typeof slug === 'string' && slug) {
    return slug.startsWith('/') ? slug : below(slug);
  }
  return isIndex ? `${below('.')}/`.replace('//', '/') : below(String(id ?? withoutNumber(file)));
}
