import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { changeText } from '../../../plugins/api-pages/change-text';
import { compareComponents, isUnchanged } from '../../../src/api/history';
import type { ComponentChanges } from '../../../src/api/types';
import type { BuiltSite } from '../built-site';
import { textResult } from '../text-result';

const INPUT = {
  product: z.string().default('material-ui').describe('Id of the product.'),
  from: z.string().describe('The older version, such as `6.5.0`.'),
  to: z.string().describe('The newer version, such as `7.3.2`.'),
  component: z.string().optional().describe('One component; all of them when left out.'),
};

const PARTS = { props: 'Props', slots: 'Slots', classes: 'CSS classes' } as const;

/** The changes of a component as lists of Markdown. */
function changesText(changes: ComponentChanges): string {
  const sections = Object.entries(PARTS).flatMap(([part, title]) => {
    const lines = changes[part as keyof typeof PARTS].map((change) => {
      const text = changeText(change);
      return `- ${change.kind} \`${change.name}\`${text ? `: ${text}` : ''}`;
    });
    return lines.length > 0 ? [`${title}:\n${lines.join('\n')}`] : [];
  });
  return sections.join('\n\n') || 'Nothing changed in its props, slots and CSS classes.';
}

/** Says what changed between two versions of a product. */
export function registerCompareVersions(server: McpServer, site: BuiltSite): void {
  const compare = async (older: string, newer: string) => {
    const [before, after] = await Promise.all([site.description(older), site.description(newer)]);
    return compareComponents(before!, after!);
  };
  server.registerTool(
    'compare_versions',
    {
      title: 'Compare two versions',
      description:
        'What was added, changed, deprecated and removed between two versions of a product, of one component or of all.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ product, from, to, component }) => {
      const [before, after] = await Promise.all([
        site.components(product, from),
        site.components(product, to),
      ]);
      if (component === undefined) {
        return textResult(await compareAll(before, after, compare));
      }
      const [older, newer] = [before.get(component), after.get(component)];
      if (!older && !newer) {
        throw new Error(`Neither ${from} nor ${to} has a component "${component}".`);
      }
      if (!older || !newer) {
        return textResult(`${component} ${older ? `is gone since ${to}` : `is new in ${to}`}.`);
      }
      return textResult(changesText(await compare(older, newer)));
    },
  );
}

/** One line for each component that is new, gone or changed. */
async function compareAll(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  compare: (older: string, newer: string) => Promise<ComponentChanges>,
): Promise<string> {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const lines = await Promise.all(
    names.map(async (name) => {
      const [older, newer] = [before.get(name), after.get(name)];
      if (!older || !newer) {
        return [`- ${older ? 'removed' : 'added'} **${name}**`];
      }
      const changes = await compare(older, newer);
      const counts = Object.entries(PARTS).flatMap(([part, title]) => {
        const count = changes[part as keyof typeof PARTS].length;
        return count > 0 ? [`${title}: ${count}`] : [];
      });
      return isUnchanged(changes) ? [] : [`- changed **${name}** (${counts.join(', ')})`];
    }),
  );
  return lines.flat().join('\n') || 'Nothing changed.';
}
