import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function SelectedItemStyle() {
  return (
    <SimpleTreeView
      id="reports"
      aria-label="Reports"
      defaultExpandedItems={['monthly']}
      defaultSelectedItems="march"
      sx={{
        width: 280,
        [`& .${treeItemClasses.content}`]: {
          borderRadius: 5,
          my: 0.5,
          '&[data-expanded]': { fontWeight: 'bold' },
          '&[data-selected]': {
            '&, &:hover, &[data-focused]': {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          },
          '&[data-focused]': { outline: '2px solid', outlineOffset: 2 },
        },
        [`& .${treeItemClasses.label}`]: { fontWeight: 'inherit' },
      }}
    >
      <TreeItem itemId="monthly" label="Monthly sales">
        <TreeItem itemId="march" label="March" />
        <TreeItem itemId="april" label="April" />
      </TreeItem>
      <TreeItem itemId="yearly" label="Yearly sales" />
    </SimpleTreeView>
  );
}
