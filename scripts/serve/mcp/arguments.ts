import { z } from 'zod';

/** The tools' longest name, id, version or path, in characters; the longest URL on the site has 154. */
const LONGEST = 300;

/** A name, id, version, path or URL. The length is limited because results and errors repeat it. */
export const shortText = () => z.string().max(LONGEST);

const LANGUAGES: Readonly<Record<'TS' | 'JS', readonly string[]>> = {
  TS: ['ts', 'tsx', 'typescript'],
  JS: ['js', 'jsx', 'javascript'],
};

/** A language of code, in any usual spelling. */
export const languageName = () =>
  shortText()
    .default('TS')
    .transform((name, context) => {
      const asked = name.trim().toLowerCase();
      if (LANGUAGES.TS.includes(asked)) {
        return 'TS' as const;
      }
      if (LANGUAGES.JS.includes(asked)) {
        return 'JS' as const;
      }
      context.addIssue({ code: 'custom', message: 'Give "TS" or "JS".' });
      return z.NEVER;
    })
    .describe('`TS` or `JS`.');

/** A version of a product, see `chooseVersion`. */
export const versionName = (text: string) =>
  shortText().describe(`${text} Such as \`6.5.0\`, \`6\` or \`latest\`.`);

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

/** Code that contains a theme; as long as the reader of themes accepts. */
export const THEME_CODE = z
  .string()
  .min(1)
  .max(400_000)
  .describe('Complete source of the file with the theme, or only the call that creates it.');
