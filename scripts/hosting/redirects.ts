import { readRedirects } from '../../plugins/site-map-data/redirects';
import data from '../../redirects.json';

/** The addresses that moved, from `redirects.json`. */
export const redirects = readRedirects(data);
