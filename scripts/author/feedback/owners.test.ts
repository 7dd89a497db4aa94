import { ownersOfFile, readOwners } from './owners';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const CODEOWNERS = `# Comment
* @org/all
docs-joy/ @org/joy @person # Joy UI
docs-joy/* @org/joy-index
/docs-joy/none/
`;

it.each([
  ['README.md', '@org/all'],
  ['docs-joy/components/card/card.mdx', '@org/joy @person'],
  ['docs-joy/index.mdx', '@org/joy-index'],
  ['docs-joy/none/page.mdx', ''],
])('finds the owners of %s', (file, owners) => {
  expect(ownersOfFile(CODEOWNERS, file)).toBe(owners);
});

it('finds the owners of pages of the last build', () => {
  const page = { source: '@site/docs-joy/card.mdx', permalink: '/joy-ui/card' };
  const root = temporaryFolder({
    '.github/CODEOWNERS': CODEOWNERS,
    '.docusaurus/docusaurus-plugin-content-docs/docs-joy/site-card.json': JSON.stringify(page),
  });
  const ownerOf = readOwners(root);
  expect(ownerOf('/joy-ui/card/')).toBe('@org/joy-index');
  expect(ownerOf('/gone/')).toBe('No owner');
});
