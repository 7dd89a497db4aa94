import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { FileItem } from './files';
import { files } from './files';

const isArchived = (item: FileItem) => item.archived === true;

export default function DisabledByData() {
  return (
    <RichTreeView
      id="archive"
      aria-label="Files with an archived folder"
      items={files}
      isItemDisabled={isArchived}
      defaultExpandedItems={['invoices', 'invoices-2025', 'invoices-2026']}
      sx={{ width: 280 }}
    />
  );
}
