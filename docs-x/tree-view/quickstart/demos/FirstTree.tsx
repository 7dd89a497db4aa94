import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';

const categories = [
  {
    id: 'furniture',
    label: 'Furniture',
    children: [
      { id: 'chairs', label: 'Chairs' },
      { id: 'tables', label: 'Tables' },
    ],
  },
  {
    id: 'lighting',
    label: 'Lighting',
    children: [{ id: 'lamps', label: 'Lamps' }],
  },
];

export default function FirstTree() {
  const [category, setCategory] = useState<string | null>('chairs');

  return (
    <Box sx={{ width: 280, minHeight: 200 }}>
      <RichTreeView
        id="categories"
        aria-label="Product categories"
        items={categories}
        defaultExpandedItems={['furniture']}
        selectedItems={category}
        onSelectedItemsChange={(_event, itemId) => setCategory(itemId)}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Category: {category ?? 'none'}
      </Typography>
    </Box>
  );
}
