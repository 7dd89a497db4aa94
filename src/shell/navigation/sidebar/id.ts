/** Id of the sidebar, the target of the menu link without JavaScript on narrow windows. */
export const SIDEBAR_ID = 'site-sidebar';
