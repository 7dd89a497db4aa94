/** Texts of the page. */
export const PRODUCT = 'Tool library';
