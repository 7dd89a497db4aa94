// Keeps the parts of the configuration that browser code reads. Options of plugins, themes and
// presets, and the server's template, are only used by the build.
const BUILD_ONLY = [
  ...['plugins', 'themes', 'presets', 'ssrTemplate', 'markdown', 'clientModules', 'headTags'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes'],
  ...['staticDirectories', 'stylesheets', 'scripts'],
];

module.exports = function slimConfigLoader(source) {
  const start = source.indexOf('export default {');
  const end = source.lastIndexOf('};');
  if (start < 0 || end < start) {
    throw new Error(
      'slim-bundle: .docusaurus/docusaurus.config.mjs exports no object literal. Compare slim-config-loader.cjs with this Docusaurus version.',
    );
  }
  const config = JSON.parse(source.slice(source.indexOf('{', start), end + 1));
  for (const key of BUILD_ONLY) {
    delete config[key];
  }
  // Of the flags for later versions, only the router's is read in the browser.
  const { experimental_router } = config.future ?? {};
  config.future = { experimental_router };
  return `export default ${JSON.stringify(config)};`;
};
