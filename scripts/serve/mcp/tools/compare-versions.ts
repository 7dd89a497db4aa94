import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { excerpt, shortText, textResult } from 'docs-mcp-server';
import { z } from 'zod';
import { changeText } from '../../../../plugins/reference/api-pages/change-text';
import { summarize } from '../../../../plugins/reference/api-pages/compare-data';
import type { ApiRelease } from '../../../../plugins/reference/api-reference';
import { compareComponents } from 'react-component-api/compare';
import type { ChangeCounts, ComponentChanges } from '../../../../src/api/types';
import { versionName } from '../arguments';
import type { LibrarySite } from '../library-site';
import { chooseProduct } from '../choose-product';
import { elsewhere, findComponent } from '../find-component';

const INPUT = z.strictObject({
  product: shortText().default('material-ui').describe('Id of the product.'),
  from: versionName('The older version.'),
  to: versionName('The newer version. Default: the current version.').default('latest'),
  component: shortText().optional().describe('A component. Default: all components.'),
});

const PARTS = [
  ['props', 'Props'],
  ['slots', 'Slots'],
  ['classes', 'CSS classes'],
] as const;

/** The changes of a component as Markdown lists. */
function changesText(changes: ComponentChanges): string {
  const sections = PARTS.flatMap(([part, title]) => {
    const lines = changes[part].map((change) => {
      const text = changeText(change);
      return `- ${change.kind} \`${change.name}\`${text ? `: ${text}` : ''}`;
    });
    return lines.length > 0 ? [`${title}:\n${lines.join('\n')}`] : [];
  });
  const { systemProps } = changes;
  return (
    [...sections, ...(systemProps ? [`Style props such as \`mt\`: ${systemProps}`] : [])].join(
      '\n\n',
    ) || 'Nothing changed in its props, slots and CSS classes.'
  );
}

/** @returns `null` if neither version has the component. */
function compareOne(before: ApiRelease, after: ApiRelease, name: string): string | null {
  const [older, newer] = [before, after].map(({ components }) =>
    components.find((component) => component.name === name),
  );
  if (older && newer) {
    return changesText(compareComponents(older, newer));
  }
  const known = older ?? newer;
  if (!known) {
    return null;
  }
  const other = older ? after : before;
  if (!other.packages.includes(known.package.name)) {
    return `${name} is in ${known.package.name}, which has no API descriptions in ${other.version}.`;
  }
  return `${name} ${older ? 'was removed in' : 'is new in'} ${after.version}.`;
}

function countsText(counts: ChangeCounts): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}

/** One line for each component that was added, removed or changed. */
function compareAll(before: ApiRelease, after: ApiRelease): string {
  const { added, removed, changed, unchanged, unknown } = summarize(before, after, (text) => text);
  const lines = [
    ...added.map((name) => ({ name, line: `- added **${name}**` })),
    ...removed.map(({ name }) => ({ name, line: `- removed **${name}**` })),
    ...changed.map(({ name, ...parts }) => {
      const counts = PARTS.flatMap(([part, title]) => {
        const text = countsText(parts[part]);
        return text ? [`${title}: ${text}`] : [];
      });
      if (parts.systemProps) {
        counts.push(`style props ${parts.systemProps}`);
      }
      return { name, line: `- changed **${name}** (${counts.join('; ')})` };
    }),
  ];
  return [
    ...lines.sort((a, b) => a.name.localeCompare(b.name, 'en')).map(({ line }) => line),
    `${unchanged} components are unchanged.`,
    ...(unknown.length > 0
      ? [
          `Not compared, because ${before.version} has no API descriptions of: ${unknown.join(', ')}.`,
        ]
      : []),
  ].join('\n');
}

/** Registers the tool that compares two versions of a product. */
export function registerCompareVersions(server: McpServer, site: LibrarySite): void {
  server.registerTool(
    'compare_versions',
    {
      title: 'Compare two versions',
      description:
        'Changes between two versions of a product: what was added, changed, deprecated and removed, in one or all components.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ product: asked, from, to, component }) => {
      const product = chooseProduct(await site.shards(), asked);
      const [before, after] = await Promise.all([
        site.release(product, from),
        site.release(product, to),
      ]);
      if (component === undefined) {
        return textResult(compareAll(before, after));
      }
      const { places } = await findComponent(site, component);
      const compared = compareOne(before, after, places[0]?.name ?? component);
      if (compared === null) {
        throw new Error(
          `Neither ${before.version} nor ${after.version} of ${product} has a component "${excerpt(component)}". ${elsewhere(places)}`.trimEnd(),
        );
      }
      return textResult(compared);
    },
  );
}
