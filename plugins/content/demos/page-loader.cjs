// The bundler loads loaders by path with Node's own require, which knows no TypeScript.
const { createJiti } = require('jiti');

const load = createJiti(__filename);
module.exports = load('./page-loader.ts').default;
