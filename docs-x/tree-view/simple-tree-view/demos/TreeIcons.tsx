import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import SettingsIcon from '@mui/icons-material/Settings';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeIcons() {
  return (
    <SimpleTreeView
      id="source"
      aria-label="Source files"
      defaultExpandedItems={['src']}
      slots={{
        expandIcon: FolderIcon,
        collapseIcon: FolderOpenIcon,
        endIcon: InsertDriveFileIcon,
      }}
      sx={{ width: 280 }}
    >
      <TreeItem itemId="src" label="src">
        <TreeItem itemId="app" label="App.tsx" />
        <TreeItem itemId="main" label="main.tsx" />
      </TreeItem>
      <TreeItem itemId="public" label="public">
        <TreeItem itemId="logo" label="logo.svg" />
      </TreeItem>
      <TreeItem
        itemId="config"
        label="vite.config.ts"
        slots={{ icon: SettingsIcon }}
      />
    </SimpleTreeView>
  );
}
