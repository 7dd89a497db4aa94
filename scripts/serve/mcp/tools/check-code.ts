import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { shortText, textResult } from 'docs-mcp-server';
import { z } from 'zod';
import { LARGEST_CODE, VERSION, checkFile, reportMarkdown } from 'mui-upgrade-check';
import type { LibrarySite } from '../library-site';

const INPUT = z.strictObject({
  code: z.string().min(1).max(LARGEST_CODE).describe('Complete source of a file.'),
  file: shortText()
    .default('code.tsx')
    .describe('Its name. The extension tells how to read it, such as `.ts`, `.jsx` or `.css`.'),
  from: shortText()
    .regex(VERSION)
    .optional()
    .describe(
      'The version of Material UI that the code is written for, such as `6`. Leaves out what was renamed or removed until then.',
    ),
  to: shortText()
    .default('latest')
    .describe(
      'The version of Material UI to upgrade to, such as `9`. Default: the current version.',
    ),
});

/** Registers the tool that finds what code uses that was renamed, deprecated or removed. */
export function registerCheckCode(server: McpServer, site: LibrarySite): void {
  server.registerTool(
    'check_code',
    {
      title: 'Check code for an upgrade',
      description:
        'Lists, per line, what code uses of Material UI that was renamed, deprecated or removed, what to write instead, and what the check cannot know.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ code, file, from, to }) => {
      const data = await site.upgradeRules(to);
      const report = reportMarkdown([checkFile({ file, code }, data, from)]);
      return textResult(report.replaceAll('](/', `](${await site.url()}`));
    },
  );
}
