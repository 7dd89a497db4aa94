import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { Hit } from '../../../../src/shell/search/engine';
import type { SearchShard } from '../../../../src/shell/search/types';
import { shortText } from '../arguments';
import type { BuiltSite } from '../built-site';
import { textResult } from '../text-result';

/** The engine compares each word of a query, so longer ones are rejected. */
const LONGEST_QUERY = 500;

const INPUT = {
  query: z
    .string()
    .min(1)
    .max(LONGEST_QUERY)
    .describe(
      'A few words or a name. `prop:`, `class:` and `in:Button` narrow it, as in `prop:variant in:Button`.',
    ),
  product: shortText().optional().describe('Id of a product, such as `material-ui`.'),
  version: shortText().optional().describe('Such as `6.5.0`. Default: the current version.'),
  limit: z.number().int().min(1).max(50).default(10),
};

function isAsked(shard: SearchShard, product: string | undefined, version: string | undefined) {
  return (
    (product === undefined || shard.product === product) &&
    (version === undefined ? shard.current : shard.version === version)
  );
}

function line({ record: { kind, title, path, url, text }, shard }: Hit): string {
  const name = [...path, title].join(' › ');
  const about = text ? `\n  ${text}` : '';
  return `- ${kind} **${name}** (${shard.productName} ${shard.version}) ${url}${about}`;
}

/** Registers the search for pages, sections, demos, components, props, slots and CSS classes. */
export function registerSearch(server: McpServer, site: BuiltSite): void {
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds pages, sections, demos, components, props, slots and CSS classes, best first, with their addresses. Tolerates typos.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ query, product, version, limit }) => {
      const { engine, shards } = await site.search();
      if (!shards.some((shard) => isAsked(shard, product, version))) {
        const known = new Set(shards.map((shard) => `${shard.product} ${shard.version}`));
        throw new Error(`Unknown product or version. Known: ${[...known].join(', ')}.`);
      }
      const hits = engine
        .search(query)
        .filter(({ shard }) => isAsked(shard, product, version))
        .slice(0, limit);
      return textResult(hits.length > 0 ? hits.map(line).join('\n') : 'Nothing was found.');
    },
  );
}
