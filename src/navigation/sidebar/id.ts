/** Id of the sidebar, where readers without scripts are led on small windows. */
export const SIDEBAR_ID = 'site-sidebar';
