import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';
import type { FileItem } from './files';
import { files } from './files';
import { rename } from './rename';

const isFile = (item: FileItem) => item.children === undefined;

export default function RenameFiles() {
  const [items, setItems] = useState(files);
  const [result, setResult] = useState('Double-click a file to rename it.');

  return (
    <Box sx={{ width: 280, minHeight: 250 }}>
      <RichTreeView
        id="renamed-files"
        aria-label="Files to rename"
        items={items}
        isItemEditable={isFile}
        onItemLabelChange={(itemId, label) => {
          setItems((current) => rename(current, itemId, label));
          setResult(`Renamed to ${label}`);
        }}
        defaultExpandedItems={['photos']}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'File name' } } },
        }}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {result}
      </Typography>
    </Box>
  );
}
