import { shortText } from 'docs-mcp-server';
import { z } from 'zod';

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

/** Code that contains a theme; as long as the reader of themes accepts. */
export const THEME_CODE = z
  .string()
  .min(1)
  .max(400_000)
  .describe('Complete source of the file with the theme, or only the call that creates it.');
