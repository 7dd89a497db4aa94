import path from 'node:path';
import { transformAsync } from '@babel/core';
import { format, resolveConfig } from 'prettier';
import { cachedByContent } from '../by-content';
import { joinedParameters, withoutTypeComments } from './type-comments';

/**
 * JavaScript as a person would have written it: the types gone, with the comments that speak of
 * them; JSX, other comments and blank lines kept; formatted by Prettier with the options of the demo's folder.
 *
 * @param source - TypeScript source of a demo or of a module beside it.
 * @param filename - Its path, for messages and for Prettier's options.
 */
export const tsToJs = cachedByContent(
  async (source: string, filename: string): Promise<string> => {
    const result = await transformAsync(withoutTypeComments(source, filename), {
      filename,
      configFile: false,
      babelrc: false,
      // Keeps every statement on its line, hence the blank lines between them.
      retainLines: true,
      presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: false }]],
      plugins: [joinedParameters, '@babel/plugin-syntax-jsx'],
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
