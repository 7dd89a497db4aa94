/**
 * Assigns CSS files to cascade layers, weakest first: Infima, Docusaurus, the site. All of them are
 * weaker than `mui`, the layer of the demos' styles.
 *
 * @param siteDir - The repository's root.
 */
export function cascadeLayers(siteDir: string): Record<string, (filePath: string) => boolean> {
  const root = siteDir.replaceAll('\\', '/');
  return {
    // isolation.css reverts Infima, so it must be in the same layer.
    'theme.infima': (filePath) =>
      /\/node_modules\/infima\/|\/src\/demos\/isolation\.css$/.test(filePath.replaceAll('\\', '/')),
    // Shared controls are in a weaker layer than the CSS modules that compose them, so the modules'
    // rules win regardless of the order in which the bundler writes the files.
    'theme.docusaurus': (filePath) =>
      /\/node_modules\/(?:@docusaurus\/(?!theme-search-algolia)|nprogress)|\/src\/branding\/controls\//.test(
        filePath.replaceAll('\\', '/'),
      ),
    docsearch: (filePath) =>
      /\/node_modules\/@docsearch\/|theme-search-algolia|\/src\/search\/docsearch\.css$/.test(
        filePath.replaceAll('\\', '/'),
      ),
    'theme.site': (filePath) =>
      [`${root}/src/`, `${root}/.docusaurus/`].some((folder) =>
        filePath.replaceAll('\\', '/').startsWith(folder),
      ),
  };
}
