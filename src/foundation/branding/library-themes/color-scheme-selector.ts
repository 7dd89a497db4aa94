/** Selector of a color scheme on the root element. All themes use Docusaurus's attribute. */
export const COLOR_SCHEME_SELECTOR = '[data-theme="%s"]';
