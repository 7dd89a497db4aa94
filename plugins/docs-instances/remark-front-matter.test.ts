import type { VFile } from 'vfile';
import { remarkFrontMatter } from './remark-front-matter';

/** Runs the plugin on a page with this front matter; gives its message. */
function messageOf(frontMatter: Record<string, unknown> | undefined): string | null {
  const page = {
    path: '/site/docs-material/button/button.mdx',
    data: { frontMatter },
    fail(reason: string) {
      throw new Error(reason);
    },
  };
  try {
    remarkFrontMatter({ siteDir: '/site' })(
      { type: 'root', children: [] },
      page as unknown as VFile,
    );
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const FILE = 'Front matter of docs-material/button/button.mdx:';
const NO_TITLE = '"title" is missing. Every page needs one, of at most 70 characters';
const slugFault = (slug: string) =>
  `"slug" is ${slug}. Give the page's path below its product, with a leading and without a trailing slash, such as "/react-button"`;
const NO_DESCRIPTION = '"description" is missing. Every page needs one, of at most 160 characters';

it('is content with title and description, as long as they may be', () => {
  expect(messageOf({ slug: '/a', title: 'Button', description: 'Starts an action.' })).toBeNull();
  expect(messageOf({ slug: '/a', title: 't'.repeat(70), description: 'd'.repeat(160) })).toBeNull();
});

it.each([
  ['without title', { slug: '/a', description: 'd' }, `${FILE} ${NO_TITLE}.`],
  ['with an empty title', { slug: '/a', title: '  ', description: 'd' }, `${FILE} ${NO_TITLE}.`],
  ['with a number for title', { slug: '/a', title: 7, description: 'd' }, `${FILE} ${NO_TITLE}.`],
  ['without description', { slug: '/a', title: 't' }, `${FILE} ${NO_DESCRIPTION}.`],
  [
    'without front matter',
    undefined,
    `${FILE} ${slugFault('undefined')}; ${NO_TITLE}; ${NO_DESCRIPTION}.`,
  ],
  [
    'with a title too long',
    { slug: '/a', title: 't'.repeat(71), description: 'd' },
    `${FILE} "title" has 71 characters, at most 70 are allowed: "${'t'.repeat(71)}".`,
  ],
  [
    'with a description too long',
    { slug: '/a', title: 't', description: 'd'.repeat(161) },
    `${FILE} "description" has 161 characters, at most 160 are allowed: "${'d'.repeat(161)}".`,
  ],
])('names file and fault of a page %s', (_case, frontMatter, message) => {
  expect(messageOf(frontMatter)).toBe(message);
});

it.each(['react-button', '/react-button/', '/', '/react button', '', 7])(
  'names the fault of the slug %j',
  (slug) => {
    expect(messageOf({ slug, title: 't', description: 'd' })).toBe(
      `${FILE} ${slugFault(JSON.stringify(slug))}.`,
    );
  },
);
