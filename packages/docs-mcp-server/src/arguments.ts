import { z } from 'zod';

/** The longest name, id, path or URL that tools take, in characters. */
const LONGEST = 300;

/** A name, id, version, path or URL. The length is limited because results and errors repeat it. */
export const shortText = () => z.string().max(LONGEST);

/** Characters of a page in one answer, unless the call asks for another number. */
const USUAL_LENGTH = 20_000;

/** What a tool takes that returns a page in parts, see `partOf`. */
export const PART = {
  section: shortText()
    .optional()
    .describe('Id or title of a section, such as `accessibility`. Default: the whole page.'),
  offset: z
    .number()
    .int()
    .min(0)
    .max(10_000_000)
    .default(0)
    .describe('Characters to leave out. An incomplete answer ends with the next offset.'),
  limit: z
    .number()
    .int()
    .min(1_000)
    .max(100_000)
    .default(USUAL_LENGTH)
    .describe('The most characters to return.'),
};
