import fs from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { sourceFacts } from 'docusaurus-demo-islands/source';
import { pageDemos } from '../../shared/page-demos';

function isComplete(text: string, file: string): boolean {
  try {
    return sourceFacts(text, file).hasDefaultExport;
  } catch {
    return false;
  }
}

/** Imports of Markdown files, such as `./_note.mdx`. */
const SHARED_TEXT = /\bfrom\s*['"](\.{1,2}\/[^'"\n]+\.mdx?)['"]/g;

/**
 * Returns a page unchanged. A page fails to compile while one of its demos is missing or has no
 * default export; this registers the demos' files as dependencies, so the dev server recompiles the
 * page when one of them changes. Its outline is checked together with the texts that it imports.
 */
export default function pageLoader(
  this: LoaderContext<{ siteDir: string }>,
  source: string,
): string {
  const { siteDir } = this.getOptions();
  const page = path.relative(siteDir, this.resourcePath).replaceAll('\\', '/');
  for (const { file, text } of pageDemos(siteDir, page)) {
    if (text === '' && !fs.existsSync(file)) {
      this.addMissingDependency(file);
      // A file in a missing folder can't be watched.
      this.addContextDependency(path.dirname(path.dirname(file)));
    } else if (!isComplete(text, file)) {
      this.addDependency(file);
    }
  }
  for (const [, file = ''] of source.matchAll(SHARED_TEXT)) {
    this.addDependency(path.resolve(path.dirname(this.resourcePath), file));
  }
  return source;
}
