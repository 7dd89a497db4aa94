import type { ProductId } from '@site/src/products';

// The front page's prose, as MDX is a documentation page's: it is not in `src/i18n`, whose texts
// travel with every page.

/** A link of the front page; the path is one of this site. */
export interface HomeLink {
  label: string;
  to: string;
}

/** What the front page says of a product. */
export interface ProductText {
  /** What the product is for. */
  purpose: string;
  links: readonly HomeLink[];
}

export const PRODUCT_TEXTS: Record<'material-ui' | 'joy-ui' | 'system', ProductText> = {
  'material-ui': {
    purpose:
      'For products that should look finished today. Components that follow Material Design, complete down to focus, error and loading states, and a theme that reaches every part of them.',
    links: [
      { label: 'Get started', to: '/material-ui/getting-started/' },
      { label: 'Install', to: '/material-ui/getting-started/installation/' },
      { label: 'Use', to: '/material-ui/getting-started/usage/' },
    ],
  },
  'joy-ui': {
    purpose:
      'For products with a look of their own. The same way to build in another design language: every component in the same variants, every variant in every color. In beta.',
    links: [
      { label: 'Get started', to: '/joy-ui/getting-started/' },
      { label: 'Button', to: '/joy-ui/react-button/' },
      { label: 'Card', to: '/joy-ui/react-card/' },
    ],
  },
  system: {
    purpose:
      'For everything that no component covers. The sx prop takes its values from the theme and changes them by breakpoint, state or color mode, in the line where you need it. Both libraries are styled with it, and this chart is made of nothing else.',
    links: [
      { label: 'Get started', to: '/system/getting-started/' },
      { label: 'The sx prop', to: '/system/getting-started/the-sx-prop/' },
      { label: 'Spacing', to: '/system/spacing/' },
      { label: 'Flexbox', to: '/system/flexbox/' },
    ],
  },
};

/** The products that are introduced by a line only, after the family. */
export const OTHER_PRODUCTS: readonly { id: ProductId; purpose: string }[] = [
  { id: 'x', purpose: 'For screens full of data: grids, pickers, charts and tree views.' },
  { id: 'docs-infra', purpose: 'How these pages are made, for those who write and build them.' },
];

const material = (label: string, slug: string): HomeLink => ({
  label,
  to: `/material-ui/react-${slug}/`,
});

/** A first choice of components, by what they do. */
export const COMPONENT_GROUPS: readonly { name: string; links: readonly HomeLink[] }[] = [
  {
    name: 'Inputs',
    links: [
      material('Autocomplete', 'autocomplete'),
      material('Button', 'button'),
      material('Select', 'select'),
      material('Text field', 'text-field'),
    ],
  },
  {
    name: 'Data display',
    links: [material('List', 'list'), material('Table', 'table'), material('Tooltip', 'tooltip')],
  },
  {
    name: 'Feedback and surfaces',
    links: [material('Alert', 'alert'), material('Card', 'card'), material('Dialog', 'dialog')],
  },
  {
    name: 'Navigation and layout',
    links: [material('Grid', 'grid'), material('Tabs', 'tabs')],
  },
];

/** What readers of these pages can count on. */
export const PROMISES: readonly { title: string; text: string }[] = [
  {
    title: 'There before the scripts',
    text: 'Each demo and its code are part of the page itself. Scripts bring them to life, and you never wait for one.',
  },
  {
    title: 'Source in reach',
    text: 'The whole source of each demo is one press away, in TypeScript and in JavaScript, ready to be copied.',
  },
  {
    title: 'Made for everybody',
    text: 'Every page works by keyboard, in both color modes, in both reading directions, from a phone to a wall.',
  },
];
