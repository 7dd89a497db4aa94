import { execFileSync } from 'node:child_process';
import type { DemoFile } from './render-file';

/** The result of rendering a demo: its HTML, or an error message. */
export type NodeRendering = { html: string } | { error: string };

// jiti compiles TypeScript on demand; with source maps, stack traces name the original lines.
const SCRIPT = `
  const { createJiti } = require('jiti');
  const [root] = process.argv.slice(1);
  const jiti = createJiti(root + '/', {
    jsx: { runtime: 'automatic' },
    sourceMaps: true,
    alias: { '@site': root },
  });
  globalThis.__SERVER__ = true;
  const print = console.log;
  console.log = console.error;
  const main = async () => {
    const { renderFile } = await jiti.import('./src/demos/server/render-file.tsx');
    const renderings = [];
    for (const demo of JSON.parse(require('node:fs').readFileSync(0, 'utf8'))) {
      renderings.push(
        await renderFile(root, demo).then(
          (html) => ({ html }),
          ({ message }) => ({ error: message }),
        ),
      );
    }
    print(JSON.stringify(renderings));
  };
  main();
`;

/**
 * Renders demos in a separate Node process, without the browser environment of a test and without a
 * bundle.
 *
 * @param root - Absolute path of the repository.
 * @returns One rendering per demo, in their order.
 */
export function renderInNode(root: string, demos: readonly DemoFile[]): NodeRendering[] {
  const output = execFileSync(process.execPath, ['--enable-source-maps', '-e', SCRIPT, root], {
    cwd: root,
    input: JSON.stringify(demos),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(output) as NodeRendering[];
}
