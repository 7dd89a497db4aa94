import fs from 'node:fs';
import path from 'node:path';
import { decoded } from '../decoded';
import type { PageRule } from '../engine/rule';
import { imagesOf } from '../page/outline';
import { fileAt } from './link-target';

const USELESS =
  /^(?:(?:an? |the )?(?:image|picture|photo|graphic|icon|logo|screenshot|figure|diagram|alt(?: text)?|untitled)\s*\d*|\S+\.(?:png|jpe?g|svg|gif|webp|avif))\.?$/i;

/** Images with missing or meaningless alternative text. */
export const altText: PageRule = {
  id: 'alt-text',
  level: 'error',
  check: ({ tree }) =>
    imagesOf(tree).flatMap(({ alt, url, line, column }) => {
      const shown = url ? `The image ${url}` : 'The image';
      const cure = 'Describe the image in a few words.';
      if (alt === null) {
        return [{ line, column, message: `${shown} has no alternative text.`, cure }];
      }
      return USELESS.test(alt.trim())
        ? [{ line, column, message: `${shown} has the alternative text "${alt}".`, cure }]
        : [];
    }),
};

/** Images whose file doesn't exist. */
export const brokenImage: PageRule = {
  id: 'broken-image',
  level: 'error',
  check: ({ tree, file }, { root, siteFolder }) =>
    imagesOf(tree).flatMap(({ url, line, column }) => {
      if (!url || /^(?:[a-z]+:|\/\/)/.test(url)) {
        return [];
      }
      const named = decoded(url.replace(/[?#].*/s, ''));
      const bare = named.startsWith('/')
        ? path.posix.join(siteFolder, 'static', named)
        : fileAt(named, file, siteFolder);
      return fs.existsSync(path.join(root, bare))
        ? []
        : [
            {
              ...{ line, column, message: `The image ${url} doesn't exist.` },
              cure: `Put the file at ${bare}, or correct the path.`,
            },
          ];
    }),
};
