import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { remarkHeadings } from './remark-headings';

function check(depths: (1 | 2 | 3 | 4)[]): void {
  const tree: Root = {
    type: 'root',
    children: depths.map((depth) => ({ type: 'heading', depth, children: [] })),
  };
  const page = {
    path: '/site/docs/page.mdx',
    fail(reason: string) {
      throw new Error(reason);
    },
  };
  remarkHeadings({ siteDir: '/site' })(tree, page as unknown as VFile);
}

describe('remarkHeadings', () => {
  it('accepts levels that go down one by one and up at will', () => {
    expect(() => check([2, 3, 4, 2, 3])).not.toThrow();
  });

  it('refuses a first level in the body', () => {
    expect(() => check([2, 1])).toThrow(
      'docs/page.mdx: a "#" heading stands in the body. The front matter\'s title is the page\'s h1; start with "##".',
    );
  });

  it('refuses a skipped level and names the right one', () => {
    expect(() => check([2, 4])).toThrow(
      'docs/page.mdx: a heading of level 4 follows one of level 2. Use level 3.',
    );
  });
});
