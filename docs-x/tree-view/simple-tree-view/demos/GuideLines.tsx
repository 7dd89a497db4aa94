import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function GuideLines() {
  return (
    <SimpleTreeView
      id="team"
      aria-label="Team"
      defaultExpandedItems={['product', 'design']}
      itemChildrenIndentation={0}
      sx={{
        width: 280,
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: 2,
          borderInlineStart: '1px solid',
          borderColor: 'divider',
        },
      }}
    >
      <TreeItem itemId="product" label="Product">
        <TreeItem itemId="design" label="Design">
          <TreeItem itemId="ana" label="Ana Ruiz" />
          <TreeItem itemId="leo" label="Leo Park" />
        </TreeItem>
        <TreeItem itemId="research" label="Research">
          <TreeItem itemId="mia" label="Mia Chen" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="sales" label="Sales" />
    </SimpleTreeView>
  );
}
