import type { LoadContext } from '@docusaurus/types';
import { PRODUCTS, archivesOf } from '../../../src/foundation/products';
import { readEvidence } from '../../reference/accessibility-evidence';
import type { SitePlugin } from '../../shared/after-build';
import { optionsValidator, pluginOptions } from '../../shared/plugin-options';
import { evidencePages } from './evidence-pages';
import { outdatedDemos, outdatedWarning } from './outdated';

/** Warns about accessibility evidence that is older than its demo. */
export default function evidenceAgePlugin({ siteDir }: LoadContext): SitePlugin {
  return {
    name: 'evidence-age',

    afterBuild: () => ({
      finish() {
        const pages = evidencePages(siteDir, PRODUCTS, archivesOf(PRODUCTS));
        const warning = outdatedWarning(outdatedDemos(siteDir, pages, readEvidence(siteDir)));
        if (warning) {
          console.warn(`[WARNING] ${warning}`);
        }
      },
    }),
  };
}

evidenceAgePlugin.validateOptions = optionsValidator('evidence-age', pluginOptions({}));
