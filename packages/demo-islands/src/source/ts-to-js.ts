import path from 'node:path';
import { transformAsync } from '@babel/core';
import type { TransformOptions } from '@babel/core';
import { format, resolveConfig } from 'prettier';
import { cachedByContent } from '../by-content';
import { sourceFacts } from './source-facts';
import { joinedParameters, withoutTypeComments } from './type-comments';

// One object for all calls, because Babel caches presets and plugins by identity.
const OPTIONS: TransformOptions = {
  configFile: false,
  babelrc: false,
  // Keeps every statement on its line, and thus the blank lines between them.
  retainLines: true,
  presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: false }]],
  plugins: [joinedParameters],
};

/**
 * Converts TypeScript to idiomatic JavaScript: removes types and comments about them, keeps JSX, other
 * comments and blank lines, and formats the result with Prettier's options for the demo's folder. A
 * source without types is returned as it stands: it is JavaScript, formatted by its writer.
 *
 * @param source - TypeScript source of a demo or of a module next to it.
 * @param filename - Its path, for messages and for Prettier's options.
 */
export const tsToJs = cachedByContent(
  async (source: string, filename: string): Promise<string> => {
    const code = withoutTypeComments(source, filename);
    if (code === source && !sourceFacts(source, filename).hasTypeSyntax) {
      return source;
    }
    const result = await transformAsync(code, {
      filename,
      ...OPTIONS,
    });
    if (typeof result?.code !== 'string') {
      throw new Error(`${filename}: Babel returned no code.`);
    }
    const options = await resolveConfig(filename);
    return format(result.code, { ...options, parser: 'babel' });
  },
  // Prettier's options depend on the folder, and the syntax on the extension.
  (filename) => path.join(path.dirname(filename), path.extname(filename)),
);
