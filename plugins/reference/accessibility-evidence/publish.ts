import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { evidence as schema } from '../../../src/page/evidence/schema';
import type { Evidence } from '../../../src/page/evidence/types';
import { EVIDENCE_FOLDER, evidenceFile } from './read-evidence';

/** File name of the schema in the folder of the evidence. */
const SCHEMA_FILE = 'evidence.schema.json';

/**
 * Writes evidence and its schema as public JSON files.
 *
 * @param outDir - Folder of the built site.
 */
export async function publish(outDir: string, all: readonly Evidence[]): Promise<void> {
  const write = async (file: string, data: object) => {
    await fs.mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await fs.writeFile(path.join(outDir, file), `${JSON.stringify(data, null, 2)}\n`);
  };
  const published = { ...z.toJSONSchema(schema), $id: SCHEMA_FILE };
  await write(`${EVIDENCE_FOLDER}/${SCHEMA_FILE}`, published);
  await Promise.all(
    all.map((one) => write(evidenceFile(one), { $schema: `../../${SCHEMA_FILE}`, ...one })),
  );
}
