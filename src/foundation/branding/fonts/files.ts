// Written by `plugins/assets/fonts`.
import plexRegular from '@generated/fonts/default/ibm-plex-sans-site-400-normal.woff2';
import plexSemibold from '@generated/fonts/default/ibm-plex-sans-site-600-normal.woff2';
import interRegular from '@fontsource/inter/files/inter-latin-400-normal.woff2';
import interSemibold from '@fontsource/inter/files/inter-latin-600-normal.woff2';
import robotoRegular from '@fontsource/roboto/files/roboto-latin-400-normal.woff2';
import robotoMedium from '@fontsource/roboto/files/roboto-latin-500-normal.woff2';

/** Font files used on every page, the one of the running text first. */
export const SITE_FONTS: readonly string[] = [plexRegular, plexSemibold];

const ROBOTO = [robotoRegular, robotoMedium];

/** Font files used in almost every demo of a library. */
export const LIBRARY_FONTS: Record<'material' | 'joy' | 'material-v6', readonly string[]> = {
  material: ROBOTO,
  'material-v6': ROBOTO,
  joy: [interRegular, interSemibold],
};
