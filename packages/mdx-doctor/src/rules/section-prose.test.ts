import { findingsIn } from '../testing/site';
import { sectionProse } from './section-prose';

it('reports sections without text, and empty ones', async () => {
  const text = '## Shown\n\n<Demo name="Basic" />\n\n## Coded\n\n```js\na;\n```\n\n## Empty\n';
  expect(await findingsIn(sectionProse, text)).toEqual([
    expect.stringContaining('1: The section "Shown" has no text.'),
    expect.stringContaining('5: The section "Coded" has no text.'),
    expect.stringContaining('11: The section "Empty" has no text.'),
  ]);
});

it('accepts sections with a paragraph, a list or a callout, and those that only group sections', async () => {
  const text =
    '## Group\n\n### One\n\nText.\n\n### Two\n\n- Item\n\n### Three\n\n:::note\n\nText.\n\n:::\n';
  expect(await findingsIn(sectionProse, text)).toEqual([]);
});
