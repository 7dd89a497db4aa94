import type { LoadContext } from '@docusaurus/types';
import { outdatedDemos } from 'accessibility-evidence';
import { PRODUCTS, archivesOf } from '../../../src/foundation/products';
import { readEvidence } from '../../reference/accessibility-evidence';
import type { SitePlugin } from '../../shared/after-build';
import { optionsValidator, pluginOptions } from '../../shared/plugin-options';
import { hashedPage } from './demo-inputs';
import { evidencePages } from './evidence-pages';
import { outdatedWarning } from './outdated';

/** Warns about accessibility evidence that is older than its demo. */
export default function evidenceAgePlugin({ siteDir }: LoadContext): SitePlugin {
  return {
    name: 'evidence-age',

    afterBuild: () => ({
      finish() {
        const pages = evidencePages(siteDir, PRODUCTS, archivesOf(PRODUCTS)).map((page) =>
          hashedPage(siteDir, page),
        );
        const warning = outdatedWarning(outdatedDemos(pages, readEvidence(siteDir)));
        if (warning) {
          console.warn(`[WARNING] ${warning}`);
        }
      },
    }),
  };
}

evidenceAgePlugin.validateOptions = optionsValidator('evidence-age', pluginOptions({}));
