import type { Presets } from '@site/src/playground/types';

const IN_TREE = `
  <SimpleTreeView defaultExpandedItems={['office']}>
    <Here />
    <TreeItem itemId="kitchen" label="Kitchen" />
  </SimpleTreeView>
`;

const presets: Presets = {
  RichTreeView: {
    props: {
      items: {
        code: `[
          { id: 'office', label: 'Office', children: [{ id: 'desk', label: 'Desk' }] },
          { id: 'kitchen', label: 'Kitchen' },
        ]`,
      },
      defaultExpandedItems: { code: "['office']" },
    },
    width: 320,
  },
  SimpleTreeView: {
    props: {
      children: {
        code: `
          <TreeItem itemId="office" label="Office">
            <TreeItem itemId="desk" label="Desk" />
          </TreeItem>
          <TreeItem itemId="kitchen" label="Kitchen" />
        `,
      },
      defaultExpandedItems: { code: "['office']" },
    },
    width: 320,
  },
  TreeItem: {
    props: {
      itemId: 'office',
      label: 'Office',
      children: { code: '<TreeItem itemId="desk" label="Desk" />' },
    },
    around: IN_TREE,
    width: 320,
  },
};

export default presets;
