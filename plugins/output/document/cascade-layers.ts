/**
 * Assigns CSS files to cascade layers, weakest first: elements, Docusaurus's components, the site. All of them are
 * weaker than `mui`, the layer of the demos' styles.
 *
 * @param siteDir - The repository's root.
 */
export function cascadeLayers(siteDir: string): Record<string, (filePath: string) => boolean> {
  const folder = (name: string) => `${siteDir.replaceAll('\\', '/')}/${name}/`;
  const starts = (filePath: string, ...folders: string[]) =>
    folders.some((start) => filePath.replaceAll('\\', '/').startsWith(start));
  const ends = (filePath: string, end: RegExp) => end.test(filePath.replaceAll('\\', '/'));
  return {
    // isolation.css reverts the styles of elements, so it must be in the same layer.
    'theme.base': (filePath) =>
      ends(
        filePath,
        /\/(?:base-styles\/(?:elements|classes|progress)|src\/demos\/isolation|src\/foundation\/branding\/text-order)\.css$/,
      ),
    // Shared controls are in a weaker layer than the CSS modules that compose them, so the modules'
    // rules win regardless of the order in which the bundler writes the files.
    'theme.docusaurus': (filePath) =>
      ends(filePath, /\/node_modules\/@docusaurus\/(?!theme-search-algolia)/) ||
      starts(filePath, folder('src/ui/controls')) ||
      ends(filePath, /\/base-styles\/classic\.module\.css$/),
    docsearch: (filePath) =>
      ends(
        filePath,
        /\/node_modules\/@docsearch\/|theme-search-algolia|\/src\/shell\/search\/docsearch\.css$/,
      ),
    'theme.site': (filePath) => starts(filePath, folder('src'), folder('.docusaurus')),
  };
}
