import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { makeSite, WIDGETS_TARGET } from './fixtures/widgets';
import { generate } from './generate';
import { publish } from './publish';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

describe('publish', () => {
  it('writes valid descriptions and their schema', async () => {
    const folder = path.join(temporaryFolder(), 'system/2.1.0');
    await publish(folder, generate(WIDGETS_TARGET, makeSite()));
    expect(readdirSync(folder)).toEqual(['Base.json', 'Panel.json', 'component.schema.json']);
    const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const panel = read('Panel.json');
    const schema = z.fromJSONSchema(read(panel.$schema));
    expect(schema.safeParse(panel).error?.issues ?? []).toEqual([]);
    const [prop] = panel.props;
    for (const change of [{ slug: 'Panel' }, { props: [{ ...prop, name: 1 }] }, { extra: 1 }]) {
      expect(schema.safeParse({ ...panel, ...change }).success).toBe(false);
    }
  });
});
