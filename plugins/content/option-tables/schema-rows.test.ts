import * as z from 'zod';
import { schemaRows } from './schema-rows';

it('lists the options of a schema, with those of nested objects after their object', () => {
  const schema = z.strictObject({
    folders: z
      .array(z.looseObject({ id: z.string().meta({ description: 'Its id.' }) }))
      .meta({ description: 'All folders.' }),
    files: z.record(z.string(), z.number()).optional().meta({ description: 'Files by name.' }),
    link: z
      .object({ url: z.string().nullable().optional().meta({ description: 'Its.', type: 'URL' }) })
      .optional()
      .meta({ description: 'A link.' }),
    extent: z.enum(['all', 'none']).optional().meta({ default: 'all', description: 'How much.' }),
    outDir: z.string().default('out').meta({ description: 'The output.' }),
  });
  expect(schemaRows(schema)).toEqual([
    { name: 'folders', type: 'object[]', required: true, description: 'All folders.' },
    { name: 'folders[].id', type: 'string', required: true, description: 'Its id.' },
    {
      ...{ name: 'files', type: 'Record<string, number>', required: false },
      description: 'Files by name.',
    },
    { name: 'link', type: 'object', required: false, description: 'A link.' },
    { name: 'link.url', type: 'URL', required: false, description: 'Its.' },
    {
      ...{ name: 'extent', type: '"all" | "none"', required: false },
      ...{ default: '"all"', description: 'How much.' },
    },
    {
      ...{ name: 'outDir', type: 'string', required: false },
      ...{ default: '"out"', description: 'The output.' },
    },
  ]);
});

it('rejects an option without a description', () => {
  const schema = z.object({
    list: z.array(z.object({ id: z.string() })).meta({ description: 'A list.' }),
  });
  expect(() => schemaRows(schema)).toThrow('The option "list[].id" has no description');
});
