import { Joi } from '@docusaurus/utils-validation';
import { joiRows } from './joi-rows';

it('lists the options of a schema, with those of nested objects after their object', () => {
  const schema = Joi.object({
    folders: Joi.array()
      .items(Joi.object({ id: Joi.string().required().description('Its id.') }).unknown())
      .required()
      .description('All folders.'),
    files: Joi.object().pattern(Joi.string(), Joi.number()).description('Files by name.'),
    link: Joi.object({ url: Joi.string().description('Its URL.') }).description('A link.'),
    outDir: Joi.string().default('out').description('The output.'),
  });
  expect(joiRows(schema)).toEqual([
    { name: 'folders', type: 'object[]', required: true, description: 'All folders.' },
    { name: 'folders[].id', type: 'string', required: true, description: 'Its id.' },
    {
      ...{ name: 'files', type: 'Record<string, number>', required: false },
      description: 'Files by name.',
    },
    { name: 'link', type: 'object', required: false, description: 'A link.' },
    { name: 'link.url', type: 'string', required: false, description: 'Its URL.' },
    {
      ...{ name: 'outDir', type: 'string', required: false },
      ...{ default: '"out"', description: 'The output.' },
    },
  ]);
});

it('rejects an option without a description', () => {
  const schema = Joi.object({
    list: Joi.array()
      .items(Joi.object({ id: Joi.string() }))
      .description('A list.'),
  });
  expect(() => joiRows(schema)).toThrow('The option "list[].id" has no description');
});
