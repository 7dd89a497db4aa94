import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { evidence as schema } from '../schema';
import type { Evidence } from '../types';
import { evidenceFile } from './read-evidence';

/** File name of the schema in the folder of the evidence. */
const SCHEMA_FILE = 'evidence.schema.json';

/**
 * Writes evidence and its schema as public JSON files, one per page.
 *
 * @param folder - The folder of the evidence in a built site.
 */
export async function publish(folder: string, all: readonly Evidence[]): Promise<void> {
  const write = async (file: string, data: object) => {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), `${JSON.stringify(data, null, 2)}\n`);
  };
  const published = { ...z.toJSONSchema(schema), $id: SCHEMA_FILE };
  await write(SCHEMA_FILE, published);
  await Promise.all(
    all.map((one) => write(evidenceFile(one), { $schema: `../../${SCHEMA_FILE}`, ...one })),
  );
}
