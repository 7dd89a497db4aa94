import type { ProductId } from '@site/src/foundation/products';

// The prose of the home page. It isn't in `src/foundation/i18n`, because every page loads those texts.

/** A link to a page of this site. */
export interface HomeLink {
  label: string;
  to: string;
}

/** What the home page says about a product. */
export interface ProductText {
  /** What the product is for. */
  purpose: string;
  links: readonly HomeLink[];
}

export const PRODUCT_TEXTS: Record<'material-ui' | 'joy-ui' | 'system', ProductText> = {
  'material-ui': {
    purpose:
      'For products that need a finished look right away. Components that follow Material Design, including focus, error and loading states, with a theme that customizes every part.',
    links: [
      { label: 'Get started', to: '/material-ui/getting-started/' },
      { label: 'Install', to: '/material-ui/getting-started/installation/' },
      { label: 'Use', to: '/material-ui/getting-started/usage/' },
    ],
  },
  'joy-ui': {
    purpose:
      'For products with their own look. The same APIs in a different design language: every component has the same variants, and every variant has every color. In beta.',
    links: [
      { label: 'Get started', to: '/joy-ui/getting-started/' },
      { label: 'Button', to: '/joy-ui/react-button/' },
      { label: 'Card', to: '/joy-ui/react-card/' },
    ],
  },
  system: {
    purpose:
      "For everything that components don't cover. The sx prop reads values from the theme and changes them by breakpoint, state or color mode, right where you use them. Both libraries support it, and it is the only styling in this chart.",
    links: [
      { label: 'Get started', to: '/system/getting-started/' },
      { label: 'The sx prop', to: '/system/getting-started/the-sx-prop/' },
      { label: 'Spacing', to: '/system/spacing/' },
      { label: 'Flexbox', to: '/system/flexbox/' },
    ],
  },
};

/** Products with a one-line introduction, at the end of the page. */
export const OTHER_PRODUCTS: readonly { id: ProductId; purpose: string }[] = [
  { id: 'x', purpose: 'Advanced components for data: grids, pickers, charts and tree views.' },
  { id: 'docs-infra', purpose: 'The manual for writing and building these docs.' },
];

/** What every page of the documentation offers. */
export const FEATURES: readonly { title: string; text: string }[] = [
  {
    title: 'Works before JavaScript loads',
    text: 'Demos and their code are part of the HTML. JavaScript makes the demos interactive, without blocking the page.',
  },
  {
    title: 'Source code for every demo',
    text: 'The full source of each demo is one click away, in TypeScript and JavaScript, ready to copy.',
  },
  {
    title: 'Accessible',
    text: 'Every page works with a keyboard, in both color modes, in both text directions and on any screen size.',
  },
];
