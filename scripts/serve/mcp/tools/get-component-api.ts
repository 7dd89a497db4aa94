import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { PART, excerpt, partOf, shortText, textResult } from 'docs-mcp-server';
import { z } from 'zod';
import { versionName } from '../arguments';
import type { LibrarySite } from '../library-site';
import { chooseProduct } from '../choose-product';
import { chooseVersion } from '../choose-version';
import { elsewhere, findComponent } from '../find-component';

const INPUT = z.strictObject({
  component: shortText().describe('Name of the component, such as `Button`.'),
  product: shortText().default('material-ui').describe('Id of its product.'),
  version: versionName('Default: the current version.').optional(),
  ...PART,
});

/** Registers the tool that returns a component's API: imports, props, slots, CSS classes, accessibility test results. */
export function registerGetComponentApi(server: McpServer, site: LibrarySite): void {
  server.registerTool(
    'get_component_api',
    {
      title: 'Read the API of a component',
      description:
        'Imports, props with types and defaults, slots, CSS classes and accessibility test results of a component, as Markdown. Sections such as `props` or `accessibility-test-results` can be read alone.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ component, product: asked, version, ...part }) => {
      const shards = await site.shards();
      const product = chooseProduct(shards, asked);
      const own = shards.filter((one) => one.product === product);
      const wanted = chooseVersion(own, version, product);
      const { places, near } = await findComponent(site, component);
      const isWanted = ({ shard }: { shard: { product: string; version: string } }) =>
        shard.product === product && shard.version === wanted.version;
      const found = places.find(isWanted);
      if (!found) {
        const names = near.filter(isWanted).map(({ name }) => name);
        const similar = names.length > 0 ? ` Near: ${names.slice(0, 5).join(', ')}.` : '';
        throw new Error(
          `${product} ${wanted.version} has no API page of "${excerpt(component)}".` +
            (places.length > 0 ? ` ${elsewhere(places)}` : similar || ' Search for it.'),
        );
      }
      return textResult(partOf(await site.markdown(found.url), part));
    },
  );
}
