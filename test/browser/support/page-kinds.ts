import { PRODUCTS, archivesOf } from '../../../src/foundation/products';

/** Its entry is below the window, so the sidebar scrolls to it before the first paint. */
export const SCROLLED_PAGE = '/material-ui/react-table/';

/** A text page that is longer than the window. */
export const TEXT_PAGE = '/material-ui/getting-started/installation/';

/** The page of a template, and the template itself in a document of its own. */
export const TEMPLATE_PAGE = '/material-ui/getting-started/templates/sign-in/';
export const TEMPLATE_PREVIEW = `${TEMPLATE_PAGE}preview/`;

/** One page of each kind that is part of the site's app. */
export const PAGE_KINDS = [
  '/',
  TEXT_PAGE,
  '/material-ui/react-button/',
  SCROLLED_PAGE,
  '/material-ui/react-dialog/',
  '/material-ui/api/button/',
  '/material-ui/api/compare/',
  '/material-ui/material-icons/',
  '/material-ui/customization/theme-studio/',
  '/material-ui/customization/default-theme/',
  '/material-ui/getting-started/templates/',
  '/material-ui/migration/check-my-code/',
  ...archivesOf(PRODUCTS).map(({ basePath }) => `${basePath}/react-button/`),
  '/joy-ui/react-button/',
  '/x/react-data-grid/',
  '/x/react-charts/',
  '/x/react-date-pickers/',
];
