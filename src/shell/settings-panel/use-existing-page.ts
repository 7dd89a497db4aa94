import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Docusaurus lists documents without the trailing slash of their URLs. */
const bare = (path: string) => path.replace(/\/$/, '');

/**
 * Finds a page that a partial build may not have.
 *
 * @param path - Its path, without the base URL and without a hash.
 * @returns Its URL, or `null` if the site doesn't have it.
 */
export function useExistingPage(path: string): string | null {
  const href = useBaseUrl(path);
  const exists = Object.values(useAllDocsData()).some(({ versions }) =>
    versions.some(({ docs }) => docs.some((doc) => bare(doc.path) === bare(href))),
  );
  return exists ? href : null;
}
