import { createHash } from 'node:crypto';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { UpgradeCheckData } from '../../../src/tools/upgrade-check/types';
import { emitAssets } from '../../shared/emit-assets';
import type { StaticAsset } from '../../shared/emit-assets';
import { loadUpgradeRules } from './load-rules';

/**
 * Writes what changed between the described releases to a static file, which the upgrade check
 * fetches. The page contains only its URL.
 */
export default function upgradeCheckPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  let assets: StaticAsset[] = [];
  return {
    name: 'upgrade-check',

    async contentLoaded({ actions }) {
      const rules = loadUpgradeRules(siteDir);
      const content = JSON.stringify(rules);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const file = `assets/upgrade-check/rules.${hash}.json`;
      assets = [{ file, content }];
      const data: UpgradeCheckData = { rules: baseUrl + file, from: rules.from, to: rules.to };
      await actions.createData('upgrade-check.json', JSON.stringify(data));
    },

    configureWebpack: emitAssets('upgrade-check', () => assets),
  };
}
