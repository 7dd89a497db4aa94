/** Windows of a phone, a tablet and a desktop: below, between and above the layouts' breakpoints. */
export const VIEWPORTS = [
  { width: 360, height: 780 },
  { width: 900, height: 1000 },
  { width: 1440, height: 900 },
] as const;

/** Width in px from which the sidebar and the table of contents stand beside the page. */
export const DESKTOP = 1200;
