const slimVersionLoader = require('./slim-version-loader.cjs') as (source: string) => string;

it('removes only the descriptions of the documents', () => {
  const data = {
    version: {
      pluginId: 'docs-material',
      docs: {
        button: { id: 'button', title: 'Button', description: 'Long.', sidebar: 'material' },
        chip: { id: 'chip', title: 'Chip' },
      },
      description: 'kept',
    },
  };
  expect(JSON.parse(slimVersionLoader(JSON.stringify(data)))).toEqual({
    version: {
      pluginId: 'docs-material',
      docs: {
        button: { id: 'button', title: 'Button', sidebar: 'material' },
        chip: { id: 'chip', title: 'Chip' },
      },
      description: 'kept',
    },
  });
});

it.each(['{"other":1}', '{"version":{}}'])('does not change %s', (source) => {
  expect(slimVersionLoader(source)).toBe(source);
});
