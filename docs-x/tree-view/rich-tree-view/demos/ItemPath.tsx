import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';
import type { FileItem } from './files';
import { files } from './files';

export default function ItemPath() {
  const apiRef = useRichTreeViewApiRef<FileItem>();
  const [path, setPath] = useState('Select a file to see its path.');

  const showPath = (itemId: string | null) => {
    const labels: string[] = [];
    let id = itemId;
    while (id !== null && apiRef.current) {
      labels.unshift(apiRef.current.getItem(id).label);
      id = apiRef.current.getParentId(id);
    }
    setPath(labels.join(' / '));
  };

  return (
    <Box sx={{ width: 280, minHeight: 280 }}>
      <RichTreeView
        id="paths"
        apiRef={apiRef}
        aria-label="Files with their path"
        items={files}
        defaultExpandedItems={['invoices', 'invoices-2026']}
        onSelectedItemsChange={(_event, itemId) => showPath(itemId)}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {path}
      </Typography>
    </Box>
  );
}
