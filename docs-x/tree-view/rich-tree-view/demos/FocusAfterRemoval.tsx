import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';

const messages = ['Order 41 shipped', 'Refund sent', 'New invoice'];

export default function FocusAfterRemoval() {
  const [items, setItems] = useState(
    messages.map((label, index) => ({ id: `message-${index}`, label })),
  );
  const [focused, setFocused] = useState<string | null>(null);

  return (
    <Box sx={{ width: 280, minHeight: 150 }}>
      <RichTreeView
        id="messages"
        aria-label="Messages, press Delete to remove one"
        items={items}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        onKeyDown={(event) => {
          if (event.key !== 'Delete') return;
          setItems(items.filter(({ id }) => id !== focused));
        }}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {items.length} messages
      </Typography>
    </Box>
  );
}
