import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { textResult } from 'docs-mcp-server';
import { z } from 'zod';
import { THEME_CODE } from '../arguments';
import { lossesText } from '../theme-text';

const INPUT = z.strictObject({ code: THEME_CODE });

const LIBRARIES = { material: 'Material UI', joy: 'Joy UI' } as const;

/** Registers the tool that reads a theme from code. */
export function registerReadTheme(server: McpServer): void {
  server.registerTool(
    'read_theme',
    {
      title: 'Read a theme',
      description:
        'Reads the theme in code as data: colors, typography, shape, spacing and default props, also where the code calculates them. Lists what could not be read. The code is never run.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ code }) => {
      // It includes the libraries, which the other tools don't need.
      const { readTheme } = await import('mui-theme-kit/read');
      const read = await readTheme(code);
      const { library, scheme, theme, keptParts } = read;
      const kept = keptParts.map(({ path }) => `\`${path}\``).join(', ');
      return textResult(
        [
          `A theme of ${LIBRARIES[library]}${scheme ? `, only for the ${scheme} color scheme` : ''}.`,
          `\`\`\`json\n${JSON.stringify(theme, null, 2)}\n\`\`\``,
          ...(kept ? [`Kept as it is when the theme is converted: ${kept}.`] : []),
          ...lossesText(read),
        ].join('\n\n'),
      );
    },
  );
}
