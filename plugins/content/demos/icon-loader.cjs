// An icon uses only `createSvgIcon` of the library, through a module of its own package.
const IMPORT = /(["'])\.\/utils\/createSvgIcon\.js\1/;

/** Makes an icon of @mui/icons-material render with an archived library's `SvgIcon`. */
module.exports = function iconLoader(source) {
  if (!IMPORT.test(source)) {
    throw new Error(
      `${this.resourcePath} no longer imports ./utils/createSvgIcon.js. Adapt plugins/content/demos/icon-loader.cjs to the package's new structure.`,
    );
  }
  const { installedAs } = this.getOptions();
  return source.replace(IMPORT, JSON.stringify(`${installedAs}/utils/createSvgIcon.js`));
};
