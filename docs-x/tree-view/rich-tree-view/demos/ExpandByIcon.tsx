import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';
import { files } from './files';

export default function ExpandByIcon() {
  const [folder, setFolder] = useState<string | null>('invoices');

  return (
    <Box sx={{ width: 280, minHeight: 210 }}>
      <RichTreeView
        id="folders"
        aria-label="Folders"
        items={files}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['invoices']}
        selectedItems={folder}
        onSelectedItemsChange={(_event, itemId) => setFolder(itemId)}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Opened: {folder ?? 'nothing'}
      </Typography>
    </Box>
  );
}
