import { ACCENTS } from './accents';
import { blue, darkBlue } from './palette';

/** Colors of the images that other sites show in links to a page: the site's dark mode. */
export const SOCIAL_CARD_COLORS = {
  background: darkBlue[900],
  title: '#fff',
  text: darkBlue[50],
  section: blue[300],
  border: darkBlue[400],
} as const;

/** The color of the section on the cards of products with an accent, by the id of their docs. */
export function socialCardAccents(): Record<string, string> {
  return Object.fromEntries(Object.entries(ACCENTS).map(([docs, { dark }]) => [docs, dark.link]));
}
