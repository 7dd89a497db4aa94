/**
 * Which file's CSS goes into which layer, weakest first. Infima and Docusaurus stand below the
 * site's own CSS, and all of them below `mui`, where the demos' styles are.
 *
 * @param siteDir - The repository's root.
 */
export function cascadeLayers(siteDir: string): Record<string, (filePath: string) => boolean> {
  const root = siteDir.replaceAll('\\', '/');
  return {
    // The demos' isolation undoes Infima from inside its layer.
    'theme.infima': (filePath) =>
      /\/node_modules\/infima\/|\/src\/demos\/isolation\.css$/.test(filePath.replaceAll('\\', '/')),
    // The controls that subjects share stand here, so that a subject's own rule wins over them,
    // in whatever order the bundler writes the files.
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
