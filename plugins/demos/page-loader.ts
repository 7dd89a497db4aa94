import fs from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { pageDemos } from './page-demos';
import { hasDefaultExport } from './preview';

function isComplete(text: string, file: string): boolean {
  try {
    return hasDefaultExport(text, file);
  } catch {
    return false;
  }
}

/**
 * Passes a page on as it is. The page fails to compile while one of its demos is missing or has no
 * default export; this tells the bundler which files will mend it, so that the dev server compiles
 * the page again.
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
      // A folder that is not there yet cannot be watched for the file in it.
      this.addContextDependency(path.dirname(path.dirname(file)));
    } else if (!isComplete(text, file)) {
      this.addDependency(file);
    }
  }
  return source;
}
