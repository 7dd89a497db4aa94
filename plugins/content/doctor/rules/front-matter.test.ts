import { findingsIn } from '../testing';
import { PAGE_RULES } from '.';

const frontMatter = PAGE_RULES.find(({ id }) => id === 'front-matter')!;

it('reports the line, problem and fix of a field', async () => {
  const page = '---\ntitle: Page\nslug: /page\ndescripton: About it.\n---\n';
  expect(await findingsIn(frontMatter, page)).toEqual([
    expect.stringMatching(/^1: The front matter has no "description"\. Add one sentence/),
    '4: The front matter has the unknown field "descripton". Did you mean "description"?',
  ]);
});

it('accepts a page with all required fields', async () => {
  expect(await findingsIn(frontMatter, 'Text.')).toEqual([]);
});
