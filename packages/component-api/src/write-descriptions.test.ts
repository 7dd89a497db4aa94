import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { describeComponents } from './extract/describe-components';
import { MARKED, makeSite, WIDGETS_OPTIONS } from './testing/widgets';
import { writeDescriptions } from './write-descriptions';

describe('writeDescriptions', () => {
  it('writes valid descriptions and their schema', async () => {
    const root = makeSite();
    const folder = path.join(root, 'system/2.1.0');
    const options = { ...WIDGETS_OPTIONS, root, conventions: MARKED };
    await writeDescriptions(folder, describeComponents(options));
    expect(readdirSync(folder)).toEqual(['Base.json', 'Panel.json', 'component.schema.json']);
    const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const panel = read('Panel.json');
    const schema = z.fromJSONSchema(read(panel.$schema));
    expect(schema.safeParse(panel).error?.issues ?? []).toEqual([]);
    const [prop] = panel.props;
    for (const change of [{ name: 'panel' }, { props: [{ ...prop, name: 1 }] }, { extra: 1 }]) {
      expect(schema.safeParse({ ...panel, ...change }).success).toBe(false);
    }
  });
});
