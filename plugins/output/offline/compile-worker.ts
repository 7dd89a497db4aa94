import fs from 'node:fs/promises';
import path from 'node:path';
import { transformAsync } from '@babel/core';

const TEST = /\.test\.ts$|(^|\/)testing/;

/**
 * Compiles the worker to JavaScript, file by file: `@docusaurus/plugin-pwa` bundles it, but doesn't
 * support TypeScript.
 *
 * @param sourceDir - The folder `src/shell/offline`.
 * @param targetDir - Output folder with the same structure.
 */
export async function compileWorker(sourceDir: string, targetDir: string): Promise<void> {
  await fs.rm(targetDir, { recursive: true, force: true });
  const entries = await fs.readdir(sourceDir, { recursive: true });
  for (const file of entries.filter((name) => name.endsWith('.ts') && !TEST.test(name))) {
    const filename = path.join(sourceDir, file);
    const compiled = await transformAsync(await fs.readFile(filename, 'utf8'), {
      filename,
      configFile: false,
      babelrc: false,
      presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]],
    });
    const target = path.join(targetDir, file.replace(/\.ts$/, '.js'));
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, compiled?.code ?? '');
  }
}
