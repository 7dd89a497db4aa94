import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { shortText, textResult } from 'docs-mcp-server';
import { z } from 'zod';
import { indexOf } from '../../../../src/tools/icon-search/find/icon-index';
import { entriesOf, searchIcons } from '../../../../src/tools/icon-search/find/search';
import { ICON_THEMES } from '../../../../src/tools/icon-search/types';
import type { LibrarySite } from '../library-site';

const INPUT = z.strictObject({
  query: shortText()
    .min(1)
    .describe('What the icon shows or means, or a part of its name, such as `shopping`.'),
  theme: z.enum(ICON_THEMES).default('Filled').describe('Style of the drawings.'),
  limit: z.number().int().min(1).max(200).default(30),
});

/** Registers the search for icons by name and meaning. */
export function registerFindIcons(server: McpServer, site: LibrarySite): void {
  server.registerTool(
    'find_icons',
    {
      title: 'Find icons',
      description:
        'Finds icons of `@mui/icons-material` by name and by what they mean, best first, with the import of each.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ query, theme, limit }) => {
      const { names, has } = indexOf(await site.icons());
      const found = searchIcons(entriesOf({ names }), query, theme, has);
      const suffix = theme === 'Filled' ? '' : theme;
      const lines = found.slice(0, limit).map((position) => {
        const name = `${names[position]}${suffix}`;
        return `import ${name}Icon from '@mui/icons-material/${name}';`;
      });
      const more = found.length - lines.length;
      return textResult(
        lines.length === 0
          ? 'No icon matches all of these words. Try one word.'
          : `${lines.join('\n')}${more > 0 ? `\n${more} more: raise \`limit\`.` : ''}`,
      );
    },
  );
}
