import type { Root } from 'mdast';
import { headingFaults } from './headings';

function pageWith(...depths: (1 | 2 | 3 | 4)[]): Root {
  return {
    type: 'root',
    children: depths.map((depth) => ({ type: 'heading', depth, children: [] })),
  };
}

function messages(tree: Root): string[] {
  return headingFaults(tree).map(({ message, cure }) => `${message} ${cure}`);
}

describe('headingFaults', () => {
  it('accepts levels that increase by one and decrease by any number', () => {
    expect(messages(pageWith(2, 3, 4, 2, 3))).toEqual([]);
  });

  it('reports each heading of level 1 in the body', () => {
    expect(messages(pageWith(2, 1))).toEqual([
      'The page has a heading of level 1 in its text. The title is the h1; start with level 2 ("##").',
    ]);
  });

  it('reports each skipped level and the correct one', () => {
    expect(messages(pageWith(2, 4, 2, 4))).toHaveLength(2);
    expect(messages(pageWith(2, 4))).toEqual([
      'A heading of level 4 follows one of level 2. Use level 3 ("###").',
    ]);
  });

  it('finds headings in elements and in JSX syntax', () => {
    const element = (name: string, children: Root['children']) =>
      ({ type: 'mdxJsxFlowElement', name, attributes: [], children }) as never;
    const inside = element('section', pageWith(4).children);
    expect(headingFaults({ type: 'root', children: [inside] })).toHaveLength(1);
    expect(headingFaults({ type: 'root', children: [element('h3', [])] })).toHaveLength(1);
    expect(headingFaults({ type: 'root', children: [element('h2', [])] })).toEqual([]);
  });
});
