import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/**
 * Writes a file as Prettier wants it, as the files that this makes may be committed.
 *
 * @param file - Where; its name tells the language.
 * @param text - Its content.
 * @returns What was written.
 */
export async function writeFormatted(file: string, text: string): Promise<string> {
  const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, formatted);
  return formatted;
}
