/** Adds the base path to the addresses of images, which demos write as if the site were at the root. */
module.exports = function imageLoader(source) {
  return source.replace(/(["'`(])(?=\/img\/)/g, `$1${this.getOptions().basePath}`);
};
