import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useState } from 'react';
import { files } from './files';

const rules = ['descendants', 'parents'] as const;

export default function SelectionPropagation() {
  const [propagation, setPropagation] = useState({
    descendants: true,
    parents: true,
  });

  return (
    <Box sx={{ width: 280, minHeight: 300 }}>
      {rules.map((rule) => (
        <FormControlLabel
          key={rule}
          control={
            <Switch
              checked={propagation[rule]}
              onChange={(event) =>
                setPropagation({ ...propagation, [rule]: event.target.checked })
              }
            />
          }
          label={rule}
        />
      ))}
      <RichTreeView
        id="backup"
        aria-label="Files to back up"
        items={files}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        defaultExpandedItems={['invoices', 'invoices-2026']}
        defaultSelectedItems={['invoice-101']}
      />
    </Box>
  );
}
