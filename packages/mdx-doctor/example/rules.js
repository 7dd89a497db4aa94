/** Pages of this site have a title in their front matter. */
const needsTitle = {
  id: 'needs-title',
  level: 'warning',
  pagesOnly: true,
  check: ({ frontMatter }) =>
    frontMatter.title ? [] : [{ line: 1, message: 'The page has no title.', cure: 'Add one.' }],
};

export default { conventions: { titleInText: false }, page: [needsTitle] };
