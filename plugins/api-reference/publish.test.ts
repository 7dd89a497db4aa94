import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSchema } from './check-schema';
import { makeSite, WIDGETS_TARGET } from './fixtures/widgets';
import { generate } from './generate';
import { publish } from './publish';
import { COMPONENT_SCHEMA } from './schema';

describe('publish', () => {
  it('writes valid descriptions and their schema', async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'api-data-')), 'system/2.1.0');
    await publish(folder, generate(WIDGETS_TARGET, makeSite()));
    expect(readdirSync(folder)).toEqual(['Base.json', 'Panel.json', 'component.schema.json']);
    const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const panel = read('Panel.json');
    expect(read(panel.$schema)).toEqual(COMPONENT_SCHEMA);
    expect(checkSchema(panel, COMPONENT_SCHEMA)).toEqual([]);
  });
});
