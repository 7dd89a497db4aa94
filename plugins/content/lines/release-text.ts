import { docsOfFile, productOfPath, releaseOf } from '../../../src/foundation/products';

/** `%RELEASE%`, `%MAJOR%`, or of another package than the product's first: `%RELEASE:@mui/lab%`. */
const PLACEHOLDER = /%(RELEASE|MAJOR)(?::(@?[a-z][\w/-]*))?%/g;

/**
 * Replaces `%RELEASE%` and `%MAJOR%` in a page's text by the release that the page is about.
 *
 * @param file - The page, relative to the repository root.
 * @throws If the page is about no package, or if the catalogue doesn't know the named one.
 */
export function withRelease(text: string, file: string): string {
  const own = productOfPath(docsOfFile(file)?.basePath ?? '')?.packages[0]?.name;
  return text.replace(PLACEHOLDER, (placeholder, kind: string, name = own) => {
    const release = name === undefined ? null : releaseOf(name, file);
    if (!release) {
      throw new Error(
        `${placeholder} names no release: ${file} is about no package of this name. Name one, such as %${kind}:@mui/material%.`,
      );
    }
    return kind === 'MAJOR' ? release.split('.')[0]! : release;
  });
}
