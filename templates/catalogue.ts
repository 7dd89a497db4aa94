/** A template, as the gallery lists it. */
export interface Template {
  /** Its folder in `templates/`, which is also its slug. */
  name: string;
  /** Its entry module in that folder, without the extension. */
  entry: string;
  title: string;
  /** One sentence. */
  description: string;
  /** The MUI X packages that it uses, in addition to `@mui/material` and `@mui/icons-material`. */
  xPackages: readonly string[];
}

/** All templates, in the gallery's order. */
export const TEMPLATES: readonly Template[] = [
  {
    name: 'dashboard',
    entry: 'Dashboard',
    title: 'Dashboard',
    description: 'Key figures, charts and a data grid for the sites and the month that you choose.',
    xPackages: ['@mui/x-charts', '@mui/x-data-grid', '@mui/x-date-pickers', '@mui/x-tree-view'],
  },
  {
    name: 'marketing-page',
    entry: 'MarketingPage',
    title: 'Marketing page',
    description: 'A product with its features, uses and first steps, and a form to be invited.',
    xPackages: [],
  },
  {
    name: 'checkout',
    entry: 'Checkout',
    title: 'Checkout',
    description:
      'Address, delivery, payment, review and a confirmation, with the order beside them.',
    xPackages: [],
  },
  {
    name: 'crud-dashboard',
    entry: 'CrudDashboard',
    title: 'CRUD dashboard',
    description:
      'A register whose records you list, show, add, edit and delete, kept in the browser.',
    xPackages: ['@mui/x-data-grid'],
  },
  {
    name: 'pricing',
    entry: 'Pricing',
    title: 'Pricing',
    description: 'Plans with prices for the entered quantity, a comparison table and questions.',
    xPackages: [],
  },
  {
    name: 'blog',
    entry: 'Blog',
    title: 'Blog',
    description: 'A list of posts with topics and search, and a page for each post.',
    xPackages: [],
  },
  {
    name: 'sign-in',
    entry: 'SignIn',
    title: 'Sign-in',
    description: 'A form in a card: email address, password, and a message for each mistake.',
    xPackages: [],
  },
  {
    name: 'sign-in-side',
    entry: 'SignInSide',
    title: 'Sign-in side',
    description: 'The form to sign in next to a panel that introduces the product.',
    xPackages: [],
  },
  {
    name: 'sign-up',
    entry: 'SignUp',
    title: 'Sign-up',
    description: 'A form to create an account, with live password rules and the next steps.',
    xPackages: [],
  },
  {
    name: 'sticky-footer',
    entry: 'StickyFooter',
    title: 'Sticky footer',
    description: 'A footer at the bottom of the window that moves down with the content.',
    xPackages: [],
  },
];
