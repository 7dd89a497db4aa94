import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';
import type { FileItem } from './files';
import { files } from './files';

const sizeOf = (items: FileItem[], selected: string[]): number =>
  items.reduce(
    (sum, { id, size = 0, children = [] }) =>
      sum + (selected.includes(id) ? size : 0) + sizeOf(children, selected),
    0,
  );

export default function SelectFiles() {
  const [selected, setSelected] = useState(['office', 'team']);

  return (
    <Box sx={{ width: 280, minHeight: 300 }}>
      <Button disabled={selected.length === 0} onClick={() => setSelected([])}>
        Clear selection
      </Button>
      <RichTreeView
        id="uploads"
        aria-label="Files to upload"
        items={files}
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['photos']}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {selected.length} selected, {sizeOf(files, selected)} KB
      </Typography>
    </Box>
  );
}
