import docusaurusHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import type { Heading, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { addHeadingIds } from './heading-ids';

type Headings = (options: { anchorsMaintainCase: boolean }) => (tree: Root) => Promise<void>;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** The headings' texts and ids. */
function idsIn(tree: Root): unknown[] {
  const ids: unknown[] = [];
  visit(tree, 'heading', ({ data, children }: Heading) => {
    const { id } = data as { id?: unknown };
    ids.push([children.map((child) => ('value' in child ? child.value : child.type)), id]);
  });
  return ids;
}

const HEADINGS = [
  '## Basic button',
  '## Basic button',
  '## `useAutocomplete`',
  '### `createFilterOptions(config) => filterOptions`',
  '## With *emphasis*, a [link](https://example.com) and ![an image](a.svg)',
  '## Straße & Œuvre – 日本語',
  '## 100 % "quoted"',
  '## Named {/* #given-id */}',
  '## **Strong** {/* #Strong-One */}',
  '## Two comments {/* #one */} {/* #two */}',
  '## A note {/* not an id */}',
  '## <b>Element</b> inside',
  '## A | B',
  '## Basic button 1',
  '##',
];

it('gives headings the ids that Docusaurus gives them', async () => {
  const [own, theirs] = [parser.parse(HEADINGS.join('\n\n')), parser.parse(HEADINGS.join('\n\n'))];
  addHeadingIds(own);
  await (docusaurusHeadings as unknown as Headings)({ anchorsMaintainCase: false })(theirs);
  expect(idsIn(own)).toHaveLength(HEADINGS.length);
  expect(idsIn(own)).toEqual(idsIn(theirs));
});
