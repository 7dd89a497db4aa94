import { groupPathnames, placeInTree } from './place-in-tree';

const TREE = `import { group, page, sidebar, subheader } from '../src/shell/navigation';

export default sidebar([
  group('/joy-ui/components', [
    // Fields first.
    subheader('/joy-ui/components/inputs', [
      page('/joy-ui/react-button'),
      page('/joy-ui/react-input', { newFeature: true }),
    ]),
    subheader('/joy-ui/components/empty', []),
    subheader('/joy-ui/components/mixed', [page('/joy-ui/z'), page('/joy-ui/a')]),
  ]),
]);
`;

const place = (pathname: string, group: string) =>
  placeInTree(TREE, { pathname, group, file: 'docs-joy/sidebar.ts' }).replace(/\s+/g, ' ');

describe('placeInTree', () => {
  it('keeps a sorted group sorted', () => {
    expect(place('/joy-ui/react-checkbox', '/joy-ui/components/inputs')).toContain(
      "page('/joy-ui/react-button'), page('/joy-ui/react-checkbox'), page('/joy-ui/react-input', {",
    );
    expect(place('/joy-ui/react-select', '/joy-ui/components/inputs')).toContain(
      "page('/joy-ui/react-input', { newFeature: true }), page('/joy-ui/react-select'), ]),",
    );
  });

  it('appends to unsorted and empty groups', () => {
    expect(place('/joy-ui/k', '/joy-ui/components/mixed')).toContain(
      "[page('/joy-ui/z'), page('/joy-ui/a'), page('/joy-ui/k')]",
    );
    expect(place('/joy-ui/k', '/joy-ui/components/empty')).toContain(
      "'/joy-ui/components/empty', [page('/joy-ui/k')])",
    );
  });

  it('adds to the top level', () => {
    expect(place('/joy-ui/k', '/')).toContain("]), page('/joy-ui/k'), ]);");
  });

  it('keeps comments', () => {
    expect(place('/joy-ui/k', '/')).toContain('// Fields first.');
  });

  it('throws for a page that already exists', () => {
    expect(() => place('/joy-ui/react-button', '/')).toThrow(
      'docs-joy/sidebar.ts already has the page /joy-ui/react-button. Choose another slug.',
    );
  });
});

it('lists the groups of a tree', () => {
  expect(groupPathnames(TREE)).toEqual([
    '/',
    '/joy-ui/components',
    '/joy-ui/components/inputs',
    '/joy-ui/components/empty',
    '/joy-ui/components/mixed',
  ]);
});
