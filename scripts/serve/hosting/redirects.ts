import { readRedirects } from '../../../plugins/output/site-map-data/redirects';
import data from '../../../addresses/redirects.json';

/** The addresses that moved, from `addresses/redirects.json`. */
export const redirects = readRedirects(data);
