/** Folder of an archived version: `<docs instance>_versioned_docs/version-<name>/`. */
const ARCHIVE = /_versioned_docs\/version-[^/]+\//;

/**
 * Where the current version of an archived page is edited. It holds for the docs instances whose
 * id is the name of their folder, as the products' are.
 *
 * @param editUrl - Where the archived page is edited.
 * @returns The address, or `null` when the page is of the current version.
 */
export function currentEditUrl(editUrl: string): string | null {
  return ARCHIVE.test(editUrl) ? editUrl.replace(ARCHIVE, '/') : null;
}

/**
 * Whether a page's source is a package's declaration, as an API page's is: that stands at a tag,
 * where nobody can edit it, and is only shown.
 */
export function isDeclarationUrl(editUrl: string): boolean {
  return /\/(?:blob|tree)\//.test(editUrl);
}
