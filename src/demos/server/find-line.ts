import type { DemoScope } from '@site/src/foundation/products';
import { renderInNode } from './render-in-node';

/**
 * The line at which a demo throws, found by rendering its file again in Node, because stack traces in
 * a bundle don't contain the original lines.
 *
 * @param file - Path relative to the repository, the working directory of a build.
 * @returns `null` if the file doesn't throw there, or isn't a demo (a live code block).
 */
export function findLine(file: string, scope: DemoScope): number | null {
  if (!file.endsWith('.tsx')) {
    return null;
  }
  const [rendering] = renderInNode(process.cwd(), [{ file, scope }]);
  const error = rendering && 'error' in rendering ? rendering.error : '';
  const line = /\.tsx:(\d+): /.exec(error)?.[1];
  return line ? Number(line) : null;
}
