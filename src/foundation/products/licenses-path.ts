/** Path of the page with the licenses of the packages that the site contains. */
export const LICENSES_PATH = '/docs-infra/licenses/';
