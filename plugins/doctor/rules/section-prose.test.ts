import { findingsIn } from '../testing';
import { sectionProse } from './section-prose';

it('names sections that only show something, and empty ones', async () => {
  const text = '## Shown\n\n<Demo name="Basic" />\n\n## Coded\n\n```js\na;\n```\n\n## Empty\n';
  expect(await findingsIn(sectionProse, text)).toEqual([
    expect.stringContaining('1: The section "Shown" has no text of its own.'),
    expect.stringContaining('5: The section "Coded" has no text of its own.'),
    expect.stringContaining('11: The section "Empty" has no text of its own.'),
  ]);
});

it('accepts sections with a text, a list or a callout, and those that group others', async () => {
  const text =
    '## Group\n\n### One\n\nText.\n\n### Two\n\n- Item\n\n### Three\n\n:::note\n\nText.\n\n:::\n';
  expect(await findingsIn(sectionProse, text)).toEqual([]);
});
