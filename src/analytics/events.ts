/**
 * Every event that the site knows, with its parameters: the one source of their types and of the
 * table in the manual. To add an event, add it here, then `track` it.
 */
export const EVENTS = {
  page_view: {
    description: 'A page is shown, once its title stands',
    parameters: {
      page_title: 'Title of the document',
      page_location: 'Canonical address: without language, trailing slash, query and hash',
      product_id: 'Id of the page’s product, `none` outside of every product',
      product_category_id: 'Id of that product’s category, `none` outside',
    },
  },
  click: {
    description: 'An element with event attributes is clicked',
    parameters: {
      category: 'Its `data-event-category`',
      action: 'Its `data-event-action`, `click` without one',
      label: 'Its `data-event-label`, empty without one',
    },
  },
  ad: {
    description: 'An ad is displayed (a sample), clicked, or crashes',
    parameters: {
      action: '`display`, `click` or `crash`',
      label: 'Which ad; for a crash the name of the error',
    },
  },
  web_vital: {
    description: 'A measure of how the page felt, in about 0.01 % of the visits',
    parameters: {
      name: 'Name of the measure, such as `LCP`',
      delta: 'Change since the last report of this id, in ms; without unit for CLS',
      value: 'The measure so far, in ms; without unit for CLS',
      id: 'Differs for every page load',
      label: '`web-vital`',
      cause: 'What the measure is mostly due to: a selector or an address, `unknown` without',
    },
  },
} as const;

/** Parameters whose values are not any text: numbers, or one of some words. */
export const NARROWED = {
  ad: { action: ['display', 'click', 'crash'] },
  web_vital: { delta: 'number', value: 'number' },
} as const;

/** Properties of the reader that every sink is told before events. */
export const USER_PROPERTIES = {
  code_variant: '`TS` or `JS`, the language of code that the reader sees',
  user_language: 'Language of the texts',
  device_pixel_ratio: 'Pixels of the screen for one of the page',
  color_scheme_os: '`light` or `dark`, the choice in the operating system',
  color_scheme: '`light`, `dark` or `system`, the choice on this site',
} as const;
