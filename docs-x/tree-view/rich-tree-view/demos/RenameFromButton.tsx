import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';
import { files } from './files';
import { rename } from './rename';

export default function RenameFromButton() {
  const apiRef = useRichTreeViewApiRef();
  const [items, setItems] = useState(files);
  const [selected, setSelected] = useState<string | null>('notes');

  return (
    <Box sx={{ width: 280, minHeight: 250 }}>
      <Button
        variant="outlined"
        disabled={selected === null}
        onClick={() => apiRef.current?.setEditedItem(selected)}
      >
        Rename
      </Button>
      <RichTreeView
        id="selected-file"
        apiRef={apiRef}
        aria-label="File to rename"
        items={items}
        isItemEditable
        onItemLabelChange={(itemId, label) =>
          setItems((current) => rename(current, itemId, label))
        }
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Name' } } },
        }}
        sx={{ mt: 1 }}
      />
    </Box>
  );
}
