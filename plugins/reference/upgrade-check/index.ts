import { createHash } from 'node:crypto';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { UpgradeCheckData } from '../../../src/tools/upgrade-check/types';
import { emitAssets } from '../../shared/emit-assets';
import type { StaticAsset } from '../../shared/emit-assets';
import { describedVersions, loadUpgradeRules, upgradeVersions } from './load-rules';

const RULES_FOLDER = 'assets/upgrade-check';

/**
 * Writes what changed between the described releases to static files, one per release that code can
 * be upgraded to. The upgrade check fetches one of them; the page contains only their URLs.
 */
export default function upgradeCheckPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  let assets: StaticAsset[] = [];
  return {
    name: 'upgrade-check',

    async contentLoaded({ actions }) {
      const targets = upgradeVersions().map((to) => {
        const content = JSON.stringify(loadUpgradeRules(siteDir, to));
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
        return { to, content, file: `${RULES_FOLDER}/rules-${to}.${hash}.json` };
      });
      assets = targets.map(({ file, content }) => ({ file, content }));
      const data: UpgradeCheckData = {
        versions: describedVersions(),
        targets: targets.map(({ to, file }) => ({ to, rules: baseUrl + file })),
      };
      await actions.createData('upgrade-check.json', JSON.stringify(data));
    },

    configureWebpack: emitAssets('upgrade-check', () => assets),
  };
}
