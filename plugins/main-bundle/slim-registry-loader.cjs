// The registry's second and third columns are read on the server only; see ComponentCreator.js.
const COLUMNS = /\), "(?:[^"\\]|\\.)+", require\.resolveWeak\("(?:[^"\\]|\\.)+"\)\]/g;

module.exports = function slimRegistryLoader(source) {
  const entries = source.split('() => import(').length - 1;
  const found = source.match(COLUMNS)?.length ?? 0;
  if (entries !== found) {
    throw new Error(
      `main-bundle: .docusaurus/registry.js has another shape than expected (${entries} entries, ${found} understood). Compare slim-registry-loader.cjs with this Docusaurus version.`,
    );
  }
  return source.replace(COLUMNS, ')]');
};
