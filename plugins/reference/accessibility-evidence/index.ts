import type { LoadContext } from '@docusaurus/types';
import type { Evidence } from '../../../src/page/evidence/types';
import type { SitePlugin } from '../../shared/after-build';
import { optionsValidator, pluginOptions } from '../../shared/plugin-options';
import { publish } from './publish';
import { readEvidence } from './read-evidence';

export {
  EVIDENCE_FOLDER,
  evidenceFile,
  readEvidence,
  readResults,
  resultsFile,
} from './read-evidence';
export { resultsText } from './results-text';

/** Publishes the accessibility evidence of component pages. Other plugins use `readEvidence`. */
export default function accessibilityEvidencePlugin({
  siteDir,
}: LoadContext): SitePlugin<Evidence[]> {
  return {
    name: 'accessibility-evidence',

    loadContent: async () => readEvidence(siteDir),

    afterBuild({ outDir, content }) {
      return { finish: () => publish(outDir, content) };
    },
  };
}

accessibilityEvidencePlugin.validateOptions = optionsValidator(
  'accessibility-evidence',
  pluginOptions({}),
);
