import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { FileItem } from './files';
import { files } from './files';

const isFolder = (item: FileItem) => item.children !== undefined;

export default function SelectFilesOnly() {
  return (
    <RichTreeView
      id="attachments"
      aria-label="Attachments"
      items={files}
      multiSelect
      checkboxSelection
      isItemSelectionDisabled={isFolder}
      defaultExpandedItems={['photos']}
      defaultSelectedItems={['team']}
      sx={{ width: 280 }}
    />
  );
}
