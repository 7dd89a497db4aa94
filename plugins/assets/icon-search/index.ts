import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { IconSearchData } from '../../../src/tools/icon-search/types';
import { emitAssets } from '../../shared/emit-assets';
import type { StaticAsset } from '../../shared/emit-assets';
import { iconAssets } from './assets';
import { commonIcons } from './common-icons';
import { readIcons } from './read-icons';

/**
 * Writes the drawings of all Material icons to static files for the icon search, so the page doesn't
 * import the modules of the package. The page contains only the URL of the index and common icons.
 */
export default function iconSearchPlugin({ baseUrl }: LoadContext): Plugin {
  let assets: StaticAsset[] = [];
  return {
    name: 'icon-search',

    async contentLoaded({ actions }) {
      const manifest = require.resolve('@mui/icons-material/package.json');
      const icons = readIcons(path.dirname(manifest));
      const { index, shards } = iconAssets(icons, baseUrl);
      assets = [index, ...shards].map((asset) => ({ ...asset, source: manifest }));
      const data: IconSearchData = {
        index: baseUrl + index.file,
        count: [...icons.values()].filter(({ Filled }) => Filled !== undefined).length,
        common: commonIcons(icons),
      };
      await actions.createData('icon-search.json', JSON.stringify(data));
    },

    configureWebpack: emitAssets('icon-search', () => assets),
  };
}
