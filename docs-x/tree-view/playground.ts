import type { Presets } from '@site/src/playground/types';

const IN_TREE = `
  <SimpleTreeView defaultExpandedItems={['grain']}>
    <Here />
    <TreeItem itemId="flour" label="Flour" />
  </SimpleTreeView>
`;

const presets: Presets = {
  RichTreeView: {
    props: {
      items: {
        code: `[
          { id: 'grain', label: 'Grain', children: [{ id: 'rye', label: 'Rye' }] },
          { id: 'flour', label: 'Flour' },
        ]`,
      },
      defaultExpandedItems: { code: "['grain']" },
    },
    width: 320,
  },
  SimpleTreeView: {
    props: {
      children: {
        code: `
          <TreeItem itemId="grain" label="Grain">
            <TreeItem itemId="rye" label="Rye" />
          </TreeItem>
          <TreeItem itemId="flour" label="Flour" />
        `,
      },
      defaultExpandedItems: { code: "['grain']" },
    },
    width: 320,
  },
  TreeItem: {
    props: {
      itemId: 'grain',
      label: 'Grain',
      children: { code: '<TreeItem itemId="rye" label="Rye" />' },
    },
    around: IN_TREE,
    width: 320,
  },
};

export default presets;
