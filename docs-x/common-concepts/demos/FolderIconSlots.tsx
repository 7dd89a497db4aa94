import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Folder from '@mui/icons-material/Folder';
import FolderOpen from '@mui/icons-material/FolderOpen';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const slots = {
  collapseIcon: FolderOpen,
  expandIcon: Folder,
  endIcon: DescriptionOutlined,
};

export default function FolderIconSlots() {
  return (
    <Box sx={{ width: 1, maxWidth: 320, minHeight: 200 }}>
      <SimpleTreeView
        aria-label="Project files"
        defaultExpandedItems={['folder-icons-invoices']}
        slots={slots}
        slotProps={{ endIcon: { color: 'action' } }}
      >
        <TreeItem itemId="folder-icons-invoices" label="Invoices">
          <TreeItem itemId="folder-icons-may" label="may.pdf" />
          <TreeItem itemId="folder-icons-june" label="june.pdf" />
        </TreeItem>
        <TreeItem itemId="folder-icons-orders" label="Orders">
          <TreeItem itemId="folder-icons-list" label="list.csv" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
