import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { textResult } from 'docs-mcp-server';
import { z } from 'zod';
import { THEME_CODE, languageName } from '../arguments';
import { lossesText } from '../theme-text';

const INPUT = z.strictObject({
  code: THEME_CODE,
  to: z.enum(['material', 'joy']).describe('The library to write the theme for.'),
  language: languageName(),
});

/** Registers the tool that writes the theme in code for one of the libraries. */
export function registerConvertTheme(server: McpServer): void {
  server.registerTool(
    'convert_theme',
    {
      title: 'Convert a theme',
      description:
        "Writes the theme in code as a module for Material UI's `createTheme()` or Joy UI's `extendTheme()`, in the current form of its options. Lists what could not be read. The code is never run.",
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ code, to, language }) => {
      // They include the libraries, which the other tools don't need.
      const [{ readTheme }, { printTheme, usageOf }] = await Promise.all([
        import('mui-theme-kit/read'),
        import('mui-theme-kit/print'),
      ]);
      const read = await readTheme(code, to);
      const written = language === 'TS' ? 'ts' : 'js';
      return textResult(
        [
          `\`\`\`${written}\n${printTheme(read, written, to)}\`\`\``,
          usageOf(read, to),
          ...lossesText(read),
        ].join('\n\n'),
      );
    },
  );
}
