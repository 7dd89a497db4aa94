import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/**
 * Writes a file formatted with Prettier, because it may be committed.
 *
 * @param file - Path; its extension determines the language.
 * @param text - Its content.
 * @returns The formatted text.
 */
export async function writeFormatted(file: string, text: string): Promise<string> {
  const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, formatted);
  return formatted;
}
