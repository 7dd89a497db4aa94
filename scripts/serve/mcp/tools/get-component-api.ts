import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { shortText } from '../arguments';
import type { BuiltSite } from '../built-site';
import { excerpt } from '../excerpt';
import { textResult } from '../text-result';

const INPUT = {
  component: shortText().describe('Name of the component, such as `Button`.'),
  product: shortText().default('material-ui').describe('Id of its product.'),
  version: shortText().optional().describe('Such as `6.5.0`. Default: the current version.'),
};

/** Registers the tool that returns a component's API: imports, props, slots, CSS classes. */
export function registerGetComponentApi(server: McpServer, site: BuiltSite): void {
  server.registerTool(
    'get_component_api',
    {
      title: 'Read the API of a component',
      description:
        'Imports, props with types and defaults, slots and CSS classes of a component, as Markdown.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ component, product, version }) => {
      const { engine, shards } = await site.search();
      const shard = shards.find(
        (one) => one.product === product && (version ? one.version === version : one.current),
      );
      const named = engine
        .search(component)
        .filter((hit) => hit.shard === shard && hit.record.kind === 'component');
      const wanted = component.toLowerCase();
      const found = named.find(({ record }) => record.title.toLowerCase() === wanted);
      if (!found) {
        const near = named.slice(0, 5).map(({ record }) => record.title);
        throw new Error(
          `${excerpt(version ? `${product} ${version}` : product)} has no API page of "${excerpt(component)}". ` +
            (near.length > 0 ? `Near: ${near.join(', ')}.` : 'Search for it in another product.'),
        );
      }
      return textResult(await site.markdown(found.record.url));
    },
  );
}
