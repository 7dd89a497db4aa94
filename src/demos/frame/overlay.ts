/** Selector of the libraries' open dialogs and menus in a frame. */
export const OVERLAY = 'body > [class*="Mui"]:not([aria-hidden="true"])';
