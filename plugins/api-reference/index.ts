import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ComponentApi } from '../../src/api/types';
import { loadTarget } from './load-api';
import { validateOptions } from './options';
import type { PluginOptions } from './options';
import { publish } from './publish';
import type { ApiTarget } from './targets';

export { loadApi } from './load-api';
export { targetsOf } from './targets';
export type { ApiTarget } from './targets';

/** The descriptions of one product's version. */
interface Described {
  target: ApiTarget;
  components: ComponentApi[];
}

/**
 * Describes the components of the installed packages from their type declarations, and publishes
 * the descriptions as JSON. Other plugins ask `loadApi`.
 */
export default function apiReferencePlugin(
  { siteDir }: LoadContext,
  { targets, outDir }: PluginOptions,
): Plugin<Described[]> {
  return {
    name: 'api-reference',

    loadContent: async () =>
      targets.map((target) => ({ target, components: loadTarget(target, siteDir) })),

    async postBuild({ outDir: root, content }) {
      for (const { target, components } of content) {
        await publish(path.join(root, outDir, target.product, target.version), components);
      }
    },
  };
}

apiReferencePlugin.validateOptions = validateOptions;
