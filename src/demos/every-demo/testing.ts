import fs from 'node:fs';
import path from 'node:path';
import { selectForCommit } from '@site/scripts/test/selection/select-for-commit';
import { demoFolders, docsOfFile, documentedProducts } from '@site/src/foundation/products';
import type { DemoFile } from '../server/render-file';

/** A demo to test. */
export interface TestedDemo extends DemoFile {
  /** Whether it renders only in a frame, so never on the server. */
  frameOnly: boolean;
}

export const ROOT = path.resolve(__dirname, '../../..');

/** Enough to notice a change that breaks many demos, and few enough for every `npm test`. */
const SAMPLE_SIZE = 60;

/** The two tests together take 0.09 s per demo. */
const MOST_CHANGED = 120;

/** Whether a demo or a module next to it changed. */
function isTouched(demo: string, changed: readonly string[]): boolean {
  const folder = path.posix.dirname(demo);
  return changed.some(
    (file) =>
      file === demo || (path.posix.dirname(file) === folder && /\/[a-z][^/]*\.tsx?$/.test(file)),
  );
}

/** The docs folders of the current versions. */
export const FOLDERS = demoFolders(documentedProducts()).map(({ folder }) => folder);

const filesBelow = (folder: string) =>
  (fs.readdirSync(path.join(ROOT, folder), { recursive: true }) as string[]).map((file) =>
    path.posix.join(folder, file.replaceAll('\\', '/')),
  );

/**
 * The demos to test. `DEMOS=docs-material/components/button npx jest every-demo` selects one folder,
 * or several separated by commas; `FULL=1` selects all; the default is changed demos and a sample.
 *
 * @param frameOnlyFiles - Absolute paths of the demos that render only in a frame.
 */
export function demosToTest(frameOnlyFiles: readonly string[]): TestedDemo[] {
  const only = process.env.DEMOS?.split(',');
  const files = FOLDERS.flatMap(filesBelow);
  const frameOnly = new Set(frameOnlyFiles);
  // Not those of another line, such as `BasicList.v9.tsx`.
  const all = files.filter((file) => /\/demos\/[A-Z]\w*\.tsx$/.test(file));
  const picked = only
    ? all.filter((file) => only.some((folder) => file.startsWith(folder)))
    : selectForCommit(all, {
        count: SAMPLE_SIZE,
        salt: 'every-demo',
        isTouched,
        limit: MOST_CHANGED,
      });
  return picked.map((file) => ({
    file,
    scope: docsOfFile(file)?.demoScope ?? 'material',
    frameOnly: frameOnly.has(path.join(ROOT, file)),
  }));
}
