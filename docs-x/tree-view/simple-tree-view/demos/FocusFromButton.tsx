import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useState } from 'react';

export default function FocusFromButton() {
  const apiRef = useSimpleTreeViewApiRef();
  const [focused, setFocused] = useState<string | null>(null);

  return (
    <Box sx={{ width: 280 }}>
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.focusItem(event, 'contact')}
      >
        Go to Contact
      </Button>
      <SimpleTreeView
        id="pages"
        apiRef={apiRef}
        aria-label="Pages of the site"
        defaultExpandedItems={['about']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        sx={{ my: 1 }}
      >
        <TreeItem itemId="home" label="Home" />
        <TreeItem itemId="about" label="About">
          <TreeItem itemId="history" label="History" />
          <TreeItem itemId="contact" label="Contact" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status">
        Last focused item: {focused ?? 'none'}
      </Typography>
    </Box>
  );
}
