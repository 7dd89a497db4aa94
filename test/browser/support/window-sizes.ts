/** A phone, a tablet without room for the sidebar, and a desktop with it. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 900, height: 700 },
  { width: 1440, height: 800 },
] as const;

/** The smallest and the largest size by name. */
export const [PHONE, , DESKTOP] = SIZES;
