import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { WriterError } from '../demos/writer-error';
import { prepare } from './prepare';

/**
 * Creates Docusaurus's preprocessor of Markdown files, which accepts spellings of other tools.
 *
 * @param siteDir - The repository's root.
 * @returns A function that throws a message with file, line, the error and how to fix it.
 */
export function markdownPreprocessor(siteDir: string): NonNullable<MarkdownConfig['preprocessor']> {
  return ({ filePath, fileContent }) => {
    const {
      text,
      faults: [fault],
    } = prepare(fileContent);
    if (fault) {
      const file = path.relative(siteDir, filePath).replaceAll('\\', '/');
      throw new WriterError(`${file}:${fault.line}: ${fault.message} ${fault.cure}`);
    }
    return text;
  };
}
