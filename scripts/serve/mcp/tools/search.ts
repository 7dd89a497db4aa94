import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { excerpt, shortText, textResult } from 'docs-mcp-server';
import { z } from 'zod';
import type { Hit } from '../../../../src/shell/search/engine';
import type { SearchShard } from '../../../../src/shell/search/types';
import { versionName } from '../arguments';
import type { LibrarySite } from '../library-site';
import { chooseProduct } from '../choose-product';
import { chooseVersion, releaseOf } from '../choose-version';

/** The engine compares each word of a query, so longer ones are rejected. */
const LONGEST_QUERY = 500;

const INPUT = z.strictObject({
  query: z
    .string()
    .min(1)
    .max(LONGEST_QUERY)
    .describe(
      'A few words or a name. `prop:`, `class:` and `in:Button` narrow it, as in `prop:variant in:Button`.',
    ),
  product: shortText().optional().describe('Id of a product, such as `material-ui`.'),
  version: versionName('Default: the current version.').optional(),
  limit: z.number().int().min(1).max(50).default(10),
});

/** The version of each product, or of one product, that a version names. */
function shardsOf(
  shards: readonly SearchShard[],
  asked: string | undefined,
  version: string | undefined,
): SearchShard[] {
  if (asked !== undefined) {
    const product = chooseProduct(shards, asked);
    const own = shards.filter((one) => one.product === product);
    const chosen = chooseVersion(own, version, product);
    return own.filter((one) => one.version === chosen.version);
  }
  const products = [...new Set(shards.map(({ product }) => product))];
  const found = products.flatMap((product) => {
    const own = shards.filter((one) => one.product === product);
    const release = releaseOf(own, version);
    return own.filter((one) => one.version === release?.version);
  });
  if (found.length === 0) {
    const known = new Set(shards.map((one) => `${one.product} ${one.version}`));
    throw new Error(
      `No product has the version "${excerpt(version ?? '')}". Known: ${[...known].join(', ')}.`,
    );
  }
  return found;
}

function line({ record: { kind, title, path, text }, shard }: Hit, url: string): string {
  const name = [...path, title].join(' › ');
  const about = text ? `\n  ${text}` : '';
  return `- ${kind} **${name}** (${shard.productName} ${shard.version}) ${url}${about}`;
}

/** Registers the search for pages, sections, demos, components, props, slots and CSS classes. */
export function registerSearch(server: McpServer, site: LibrarySite): void {
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
      const asked = new Set(shardsOf(shards, product, version).map(({ file }) => file));
      const hits = engine
        .search(query)
        .filter(({ shard }) => asked.has(shard.file))
        .slice(0, limit);
      const lines = await Promise.all(
        hits.map(async (hit) => line(hit, await site.link(hit.record.url))),
      );
      return textResult(lines.join('\n') || 'Nothing was found.');
    },
  );
}
