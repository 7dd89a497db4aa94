import { pageNames } from './page-names';

function docPath(index: number): string {
  const { folder, file } = pageNames(index + 1).at(-1) as ReturnType<typeof pageNames>[number];
  return `/docs/${folder}/${file}`;
}

/** Pages of the plain site that are measured, as its links write them. */
export const PLAIN_PATHS = {
  home: '/',
  docsPage: docPath(0),
  /** Its neighbour in the sidebar. */
  nextDocsPage: docPath(1),
};
