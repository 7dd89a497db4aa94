import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { component as described } from './schema';
import type { ComponentApi } from './types';

/** File name of the schema in the folder of the descriptions. */
const SCHEMA_FILE = 'component.schema.json';

/**
 * Writes one JSON file per component, and their JSON Schema.
 *
 * @param folder - Created if it doesn't exist.
 * @param schema - The schema to write, if the descriptions have more fields.
 */
export async function writeDescriptions(
  folder: string,
  components: readonly ComponentApi[],
  schema: z.ZodType = described,
): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  const write = (name: string, data: object) =>
    fs.writeFile(path.join(folder, name), `${JSON.stringify(data, null, 2)}\n`);
  await write(SCHEMA_FILE, { ...z.toJSONSchema(schema), $id: SCHEMA_FILE });
  await Promise.all(
    components.map((component) =>
      write(`${component.name}.json`, { $schema: `./${SCHEMA_FILE}`, ...component }),
    ),
  );
}
