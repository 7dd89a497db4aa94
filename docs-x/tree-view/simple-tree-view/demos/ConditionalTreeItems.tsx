import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useState } from 'react';

export default function ConditionalTreeItems() {
  const [admin, setAdmin] = useState(true);

  return (
    <Box sx={{ width: 280, minHeight: 230 }}>
      <FormControlLabel
        control={
          <Switch
            checked={admin}
            onChange={(event) => setAdmin(event.target.checked)}
          />
        }
        label="Administrator"
      />
      <SimpleTreeView
        id="workspace"
        aria-label="Workspace"
        defaultExpandedItems={['billing']}
      >
        <TreeItem itemId="projects" label="Projects">
          <TreeItem itemId="website" label="Website" />
        </TreeItem>
        {admin && (
          <TreeItem itemId="billing" label="Billing">
            <TreeItem itemId="invoices" label="Invoices" />
            <TreeItem itemId="cards" label="Payment cards" />
          </TreeItem>
        )}
        <TreeItem itemId="help" label="Help" />
      </SimpleTreeView>
    </Box>
  );
}
