import { z } from 'zod';

/** The tools' longest name, id, version or path, in characters; the longest URL on the site has 154. */
const LONGEST = 300;

/** A name, id, version, path or URL. The length is limited because results and errors repeat it. */
export const shortText = () => z.string().max(LONGEST);
