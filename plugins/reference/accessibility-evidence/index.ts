import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { publish } from 'accessibility-evidence';
import type { Evidence } from 'accessibility-evidence';
import type { SitePlugin } from '../../shared/after-build';
import { optionsValidator, pluginOptions } from '../../shared/plugin-options';
import { EVIDENCE_FOLDER, readEvidence } from './read-evidence';

export { EVIDENCE_FOLDER, readEvidence };

/** Publishes the accessibility evidence of component pages. Other plugins use `readEvidence`. */
export default function accessibilityEvidencePlugin({
  siteDir,
}: LoadContext): SitePlugin<Evidence[]> {
  return {
    name: 'accessibility-evidence',

    loadContent: async () => readEvidence(siteDir),

    afterBuild({ outDir, content }) {
      return { finish: () => publish(path.join(outDir, EVIDENCE_FOLDER), content) };
    },
  };
}

accessibilityEvidencePlugin.validateOptions = optionsValidator(
  'accessibility-evidence',
  pluginOptions({}),
);
