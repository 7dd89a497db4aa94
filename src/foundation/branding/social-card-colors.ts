import { darkBlue } from './palette';

/** Colors of the images that other sites show in links to a page: the site's dark mode. */
export const SOCIAL_CARD_COLORS = {
  background: darkBlue[900],
  title: '#fff',
  text: darkBlue[50],
  border: darkBlue[400],
} as const;
