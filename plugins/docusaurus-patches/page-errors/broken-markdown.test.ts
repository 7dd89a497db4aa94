import { onBrokenMarkdownImages, onBrokenMarkdownLinks } from './broken-markdown';

const broken = {
  sourceFilePath: 'docs-lab/page.mdx',
  url: './nowhere.mdx',
  node: { position: { start: { line: 7 } } },
};

it('reports page, line and fix of links and images', () => {
  expect(() => onBrokenMarkdownLinks(broken)).toThrow(
    /^docs-lab\/page\.mdx:7: The link points to \.\/nowhere\.mdx, .+ Correct the path/,
  );
  expect(() => onBrokenMarkdownImages(broken)).toThrow(
    /^docs-lab\/page\.mdx:7: The image \.\/nowhere\.mdx doesn't exist\./,
  );
});
