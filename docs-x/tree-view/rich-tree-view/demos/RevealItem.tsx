import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { files } from './files';

export default function RevealItem() {
  const apiRef = useRichTreeViewApiRef();

  const reveal = (event: MouseEvent, itemId: string) => {
    const api = apiRef.current;
    if (!api) return;
    // The item has to be in the document before it gets the focus.
    flushSync(() => {
      let parent = api.getParentId(itemId);
      while (parent !== null) {
        api.setItemExpansion({ event, itemId: parent, shouldBeExpanded: true });
        parent = api.getParentId(parent);
      }
    });
    api.focusItem(event, itemId);
  };

  return (
    <Box sx={{ width: 280, minHeight: 270 }}>
      <Button
        variant="outlined"
        onClick={(event) => reveal(event, 'invoice-102')}
      >
        Go to invoice 102
      </Button>
      <RichTreeView
        id="latest-files"
        apiRef={apiRef}
        aria-label="Latest files"
        items={files}
        sx={{ mt: 1 }}
      />
    </Box>
  );
}
