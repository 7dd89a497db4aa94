import { brokenAnchor } from 'mdx-doctor';
import { findingsIn, pageText } from '../testing';
import { oldVersionLink } from './old-version-link';

const FILES = { 'docs-lab/near.mdx': pageText('/near', 'Near', '<Demo name="Basic" />\n') };

it('broken-anchor accepts the anchors of a demo and of its files', async () => {
  const links = '[A](./near.mdx#Basic) [B](/lab/near/#Basic.tsx?s=1) [C](./near.mdx#Basc)';
  expect(await findingsIn(brokenAnchor, links, FILES)).toEqual([
    "1: The link leads to #Basc, which docs-lab/near.mdx doesn't have. Did you mean #Basic?",
  ]);
});

it('old-version-link accepts links inside the current version', async () => {
  expect(await findingsIn(oldVersionLink, '[Link](./near.mdx)', FILES)).toEqual([]);
});
