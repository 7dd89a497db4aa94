import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { readableFrontMatter } from './readable-front-matter';

const read = (...lines: string[]) =>
  readableFrontMatter({
    filePath: 'docs-lab/page.mdx',
    fileContent: ['---', ...lines, '---', 'Text.'].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

it('keeps the fields that are valid, so one page does not stop the others', async () => {
  expect(await read('title: A: B', 'slug: /a', 'components:', '  - Chip')).toEqual({
    frontMatter: { slug: '/a', components: ['Chip'] },
    content: 'Text.',
  });
});

it('throws if the slug cannot be read', async () => {
  await expect(read('title: A', 'slug: @a')).rejects.toThrow(/indentation/);
});
