import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useState } from 'react';

const topics: Record<string, string> = {
  ordering: 'Order before 2 pm for delivery on the next day.',
  payment: 'Pay by card, or by invoice within 30 days.',
  refunds: 'Refunds arrive within five days.',
  delivery: 'Delivery is free for orders over $50.',
};

export default function SelectTopic() {
  const [topic, setTopic] = useState<string | null>('payment');

  return (
    <Box sx={{ width: 280, minHeight: 220 }}>
      <SimpleTreeView
        id="help"
        aria-label="Help topics"
        selectedItems={topic}
        onSelectedItemsChange={(_event, itemId) => setTopic(itemId)}
        defaultExpandedItems={['ordering']}
      >
        <TreeItem itemId="ordering" label="Ordering">
          <TreeItem itemId="payment" label="Payment" />
          <TreeItem itemId="refunds" label="Refunds" />
        </TreeItem>
        <TreeItem itemId="delivery" label="Delivery" />
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 2 }}>
        {topic === null ? 'No topic selected' : topics[topic]}
      </Typography>
    </Box>
  );
}
