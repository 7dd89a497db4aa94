/** Texts around the content of a page. */
export const docPage = {
  contents: { label: 'Page table of contents', title: 'On this page', more: 'Show all ({count})' },
  missingLanguage: "This page isn't available in {missing}. It's shown in {shown}.",
  backToTop: { label: 'Scroll back to top', tooltip: 'Scroll to top' },
  edit: {
    page: 'Edit this page',
    archived: 'Edit this page in {version}',
    current: 'Edit this page in the current version',
    declaration: 'View the type declaration',
    currentDeclaration: 'View the type declaration in the current version',
  },
} as const;
