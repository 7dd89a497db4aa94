import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { SitePlugin } from '../../shared/after-build';
import { inlineStyles } from './inline-styles';

/** Writes each page's styles into its HTML. */
export default function inlineStylesPlugin({ baseUrl }: LoadContext): SitePlugin {
  return {
    name: 'inline-styles',
    afterBuild({ outDir }) {
      const texts = new Map<string, string>();
      const read = (href: string) => {
        const text =
          texts.get(href) ?? fs.readFileSync(path.join(outDir, href.slice(baseUrl.length)), 'utf8');
        texts.set(href, text);
        return text;
      };
      return { rewritePage: (html) => inlineStyles(html, read) };
    },
  };
}
