import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { writeDescriptions } from 'react-component-api';
import { component as schema } from '../../../src/api/schema';
import type { SitePlugin } from '../../shared/after-build';
import { loadComparedReleases } from './load-api';
import type { DocumentedRelease } from './load-api';
import { optionsValidator } from '../../shared/plugin-options';
import { optionSchema } from './options';
import type { PluginOptions } from './options';

export { comparedReleasesOf, loadApi, loadReleases, releasesOf } from './load-api';
export type { ApiRelease, DocumentedRelease } from './load-api';
export { allTargetsOf } from './targets';
export type { ApiTarget } from './options';

/**
 * Describes the components of the installed packages from their type declarations, and publishes
 * the descriptions as JSON. Other plugins use `loadApi`.
 */
export default function apiReferencePlugin(
  { siteDir }: LoadContext,
  { targets, outDir }: PluginOptions,
): SitePlugin<DocumentedRelease[]> {
  return {
    name: 'api-reference',

    loadContent: async () => loadComparedReleases(targets, siteDir),

    afterBuild({ outDir: root, content }) {
      return {
        async finish() {
          for (const { target, components } of content) {
            const folder = path.join(root, outDir, target.product, target.version);
            await writeDescriptions(folder, components, schema);
          }
        },
      };
    },
  };
}

apiReferencePlugin.validateOptions = optionsValidator('api-reference', optionSchema);
