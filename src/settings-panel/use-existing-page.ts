import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * Finds a page that a partial build may not have.
 *
 * @param path - Its path, without the base URL and without a hash.
 * @returns Its URL, or `null` if the site doesn't have it.
 */
export function useExistingPage(path: string): string | null {
  const href = useBaseUrl(path);
  const exists = Object.values(useAllDocsData()).some(({ versions }) =>
    versions.some(({ docs }) => docs.some((doc) => doc.path === href)),
  );
  return exists ? href : null;
}
