import type { DemoScope } from '@site/src/products';
import { renderInNode } from './render-in-node';

/**
 * The line at which a demo throws, found by rendering its file once more in Node: a bundle does not
 * know the lines of what it is made of.
 *
 * @param file - From the repository's root, which is the working directory of a build.
 * @returns `null` when the file does not throw there, or is no demo's, as for a live fence.
 */
export function findLine(file: string, scope: DemoScope): number | null {
  if (!file.endsWith('.tsx')) {
    return null;
  }
  const [rendering] = renderInNode(process.cwd(), [{ file, scope }]);
  const line = 'error' in rendering && /\.tsx:(\d+): /.exec(rendering.error)?.[1];
  return line ? Number(line) : null;
}
