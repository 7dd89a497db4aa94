import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useState } from 'react';

export default function DisabledTreeItems() {
  const [focusable, setFocusable] = useState(true);

  return (
    <Box sx={{ width: 280 }}>
      <FormControlLabel
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
        label="Keyboard reaches disabled items"
      />
      <SimpleTreeView
        id="plans"
        aria-label="Features of the plan"
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['reports']}
      >
        <TreeItem itemId="dashboard" label="Dashboard" />
        <TreeItem itemId="reports" label="Reports (not in your plan)" disabled>
          <TreeItem itemId="sales" label="Sales" />
          <TreeItem itemId="taxes" label="Taxes" />
        </TreeItem>
        <TreeItem itemId="customers" label="Customers" />
      </SimpleTreeView>
    </Box>
  );
}
