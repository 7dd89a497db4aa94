import { transformAsync } from '@babel/core';
import { format, resolveConfig } from 'prettier';
import { joinedParameters, withoutTypeComments } from './type-comments';

/**
 * Converts TypeScript to idiomatic JavaScript: removes types and comments about them, keeps JSX, other
 * comments and blank lines, and formats the result with Prettier's options for the demo's folder.
 *
 * @param source - TypeScript source of a demo or of a module next to it.
 * @param filename - Its path, for messages and for Prettier's options.
 */
export async function tsToJs(source: string, filename: string): Promise<string> {
  const result = await transformAsync(withoutTypeComments(source, filename), {
    filename,
    configFile: false,
    babelrc: false,
    // Keeps every statement on its line, and thus the blank lines between them.
    retainLines: true,
    presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: false }]],
    plugins: [joinedParameters, '@babel/plugin-syntax-jsx'],
  });
  if (typeof result?.code !== 'string') {
    throw new Error(`${filename}: Babel returned no code.`);
  }
  const options = await resolveConfig(filename);
  return format(result.code, { ...options, parser: 'babel' });
}
