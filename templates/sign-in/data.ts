/** Texts of the page. */
export const PRODUCT = 'Your product';
