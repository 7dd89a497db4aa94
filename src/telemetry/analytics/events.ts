/**
 * All events with their parameters: the source of their types and of the table in the manual. To add
 * an event, add it here, then `track` it.
 */
export const EVENTS = {
  page_view: {
    description: 'A page is shown and its title is set',
    parameters: {
      page_title: 'Title of the document',
      page_location: 'Canonical address: without language, trailing slash, query and hash',
      product_id: 'Id of the page’s product, `none` outside all products',
      product_category_id: 'Id of that product’s category, `none` outside all products',
    },
  },
  click: {
    description: 'An element with event attributes, or one of the site’s own controls, is clicked',
    parameters: {
      category: 'Its `data-event-category`, or `demo`, `copy`, `sidebar`, `search` or `link`',
      action:
        'Its `data-event-action`, or `expand`, `collapse`, `toggle`, `open`, `result` or `outbound`. Default: `click`',
      label: 'Its `data-event-label`, or the demo or path. Default: empty',
    },
  },
  ad: {
    description: 'An ad is displayed (a sample), clicked, or crashes',
    parameters: {
      action: '`display`, `click` or `crash`',
      label: 'The ad; for a crash, the name of the error',
    },
  },
  web_vital: {
    description: 'A web vital, in about 0.01 % of visits',
    parameters: {
      name: 'Name of the metric, such as `LCP`',
      delta: 'Change since the last report of this id, in ms; without unit for CLS',
      value: 'The current value, in ms; without unit for CLS',
      id: 'Differs for every page load',
      label: '`web-vital`',
      cause: 'The main cause: a selector or a URL. Default: `unknown`',
    },
  },
} as const;

/** Parameters that are not free text: numbers, or one of a list of words. */
export const NARROWED = {
  ad: { action: ['display', 'click', 'crash'] },
  web_vital: { delta: 'number', value: 'number' },
} as const;

/** Properties of the reader that are sent before events. */
export const USER_PROPERTIES = {
  code_variant: '`TS` or `JS`, the language of code examples',
  user_language: 'Language of the interface',
  device_pixel_ratio: 'Device pixels per CSS pixel',
  color_scheme_os: '`light` or `dark`, the mode of the operating system',
  color_scheme: '`light`, `dark` or `system`, the mode chosen on this site',
} as const;
