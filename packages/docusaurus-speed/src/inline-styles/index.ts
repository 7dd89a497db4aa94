import fs from 'node:fs';
import path from 'node:path';
import { inlineStyles } from './inline-styles';

/** Writes each page's styles into its HTML. */
export function inlinePageStyles(outDir: string, baseUrl: string): (html: string) => string {
  const texts = new Map<string, string>();
  const read = (href: string) => {
    const text =
      texts.get(href) ?? fs.readFileSync(path.join(outDir, href.slice(baseUrl.length)), 'utf8');
    texts.set(href, text);
    return text;
  };
  return (html) => inlineStyles(html, read);
}
