import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { SitePlugin } from '../../shared/after-build';
import { apiFolders } from './api-places';
import { hintsOf } from './hints';

/** Publishes the hints for a component's name in code, in the folder of its API page. */
export default function codeLinksPlugin({ siteDir }: LoadContext): SitePlugin {
  return {
    name: 'code-links',

    afterBuild({ outDir }) {
      return {
        async finish() {
          const places = apiFolders(siteDir).flatMap((folder) => folder.places);
          for (const place of places) {
            const folder = path.join(outDir, place.pathname);
            // A partial build has no pages of other products.
            if (existsSync(folder)) {
              await fs.writeFile(path.join(folder, 'hints.json'), JSON.stringify(hintsOf(place)));
            }
          }
        },
      };
    },
  };
}
