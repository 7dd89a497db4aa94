// `createSvgIcon` is all that an icon takes from the library, by way of a module of its own package.
const IMPORT = /(["'])\.\/utils\/createSvgIcon\.js\1/;

/** Makes an icon of @mui/icons-material draw with an archived library's `SvgIcon`. */
module.exports = function iconLoader(source) {
  if (!IMPORT.test(source)) {
    throw new Error(
      `${this.resourcePath} does not import ./utils/createSvgIcon.js any more. Adapt plugins/demos/icon-loader.cjs to how the package makes its icons now.`,
    );
  }
  const { installedAs } = this.getOptions();
  return source.replace(IMPORT, JSON.stringify(`${installedAs}/utils/createSvgIcon.js`));
};
