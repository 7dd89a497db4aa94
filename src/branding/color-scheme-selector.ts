/** Selector of a colour scheme on the root element; Infima's attribute serves all themes. */
export const COLOR_SCHEME_SELECTOR = '[data-theme="%s"]';
