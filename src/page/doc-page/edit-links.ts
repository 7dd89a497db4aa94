/** Folder of an archived version: `<docs instance>_versioned_docs/version-<name>/`. */
const ARCHIVE = /_versioned_docs\/version-[^/]+\//;

/**
 * The edit URL of the current version of an archived page. Works for docs instances whose id is the
 * name of their folder, as all products' are.
 *
 * @param editUrl - Edit URL of the archived page.
 * @returns The URL, or `null` if the page isn't archived.
 */
export function currentEditUrl(editUrl: string): string | null {
  return ARCHIVE.test(editUrl) ? editUrl.replace(ARCHIVE, '/') : null;
}

/**
 * Whether a page's source is a package's type declaration, as it is for API pages. It's at a Git
 * tag, so readers can view it but not edit it.
 */
export function isDeclarationUrl(editUrl: string): boolean {
  // The first of these words; a file's own folder can be named `tree` too.
  const [, view] = /\/(edit|blob|tree)\//.exec(editUrl) ?? [];
  return view === 'blob' || view === 'tree';
}
