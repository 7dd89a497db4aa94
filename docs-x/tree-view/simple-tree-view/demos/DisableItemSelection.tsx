import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useState } from 'react';

export default function DisableItemSelection() {
  const [city, setCity] = useState<string | null>('Madrid');

  return (
    <Box sx={{ width: 280, minHeight: 240 }}>
      <SimpleTreeView
        id="cities"
        aria-label="City of the office"
        selectedItems={city}
        onSelectedItemsChange={(_event, itemId) => setCity(itemId)}
        defaultExpandedItems={['spain']}
      >
        <TreeItem itemId="spain" label="Spain" disableSelection>
          <TreeItem itemId="Madrid" label="Madrid" />
          <TreeItem itemId="Sevilla" label="Sevilla" />
        </TreeItem>
        <TreeItem itemId="canada" label="Canada" disableSelection>
          <TreeItem itemId="Toronto" label="Toronto" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 2 }}>
        City: {city ?? 'none'}
      </Typography>
    </Box>
  );
}
