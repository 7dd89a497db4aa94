import { ownValue } from '../../../src/foundation/own-value';

/** The bundler's cache groups that Docusaurus sets, and their priorities, around which the site ranks its own. */
const EXPECTED = { common: 40, styles: 50 };

/**
 * Refuses a configuration in which the groups that the site changes have other names or ranks: the bundler
 * would ignore the changes.
 *
 * @param config - Docusaurus's configuration of the bundler.
 * @throws If a group is missing or has another priority.
 */
export function checkTheirGroups(config: object): void {
  const { optimization } = config as {
    optimization?: {
      splitChunks?: { cacheGroups?: Record<string, { priority?: number } | false> };
    };
  };
  const groups = optimization?.splitChunks?.cacheGroups ?? {};
  for (const [name, priority] of Object.entries(EXPECTED)) {
    const group = ownValue(groups, name);
    const found = group ? group.priority : undefined;
    if (found !== priority) {
      throw new Error(
        `document: Docusaurus's cache group "${name}" has the priority ${found}, expected ${priority}. Compare node_modules/@docusaurus/core/lib/webpack/base.js with the files that plugins/docusaurus-patches/internals/cache-groups.ts lists.`,
      );
    }
  }
}
