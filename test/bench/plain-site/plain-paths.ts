import { pageNames } from './page-names';

function docPath(index: number): string {
  const { folder, file } = pageNames(index + 1).at(-1) as ReturnType<typeof pageNames>[number];
  return `/docs/${folder}/${file}`;
}

/** The measured pages of the plain site, as its links are written. */
export const PLAIN_PATHS = {
  home: '/',
  docsPage: docPath(0),
  /** The next page in the sidebar. */
  nextDocsPage: docPath(1),
};
