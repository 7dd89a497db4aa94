import { findingsIn } from '../testing/site';
import { headingJump } from './heading-jump';

it('reports each skipped level, also inside elements', async () => {
  const text = '## One\n\n#### Two\n\n<div>\n\n### Three\n\n##### Four\n\n</div>\n';
  expect(await findingsIn(headingJump, text)).toEqual([
    '3: A heading of level 4 follows one of level 2. Use level 3 ("###").',
    '9: A heading of level 5 follows one of level 3. Use level 4 ("####").',
  ]);
});

it('accepts consecutive levels', async () => {
  expect(await findingsIn(headingJump, '## One\n\n### Two\n\n## Three\n')).toEqual([]);
});
