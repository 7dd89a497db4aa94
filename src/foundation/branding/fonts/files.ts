// Written by `plugins/assets/fonts`.
import plexRegular from '@generated/fonts/default/ibm-plex-sans-site-400-normal.woff2';
import plexSemibold from '@generated/fonts/default/ibm-plex-sans-site-600-normal.woff2';

/** Font files used on every page, the one of the running text first. */
export const SITE_FONTS: readonly string[] = [plexRegular, plexSemibold];
