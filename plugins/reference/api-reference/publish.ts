import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { component as schema } from '../../../src/api/schema';
import type { ComponentApi } from '../../../src/api/types';

/** File name of the schema in the folder of the descriptions. */
const SCHEMA_FILE = 'component.schema.json';

/**
 * Writes the descriptions of a target and their schema as public JSON files.
 *
 * @param folder - Folder of the product's version.
 */
export async function publish(folder: string, components: ComponentApi[]): Promise<void> {
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
