import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { makeInvoices } from './invoices';

const invoices = makeInvoices(3);
const modes = ['none', 'content', 'header', 'all'] as const;

export default function InvoiceTabOrder() {
  const [mode, setMode] =
    useState<NonNullable<DataGridProps['tabNavigation']>>('content');
  return (
    <Box sx={{ width: 1 }}>
      <FormControl sx={{ mb: 1 }}>
        <FormLabel id="invoice-tab-order">tabNavigation</FormLabel>
        <RadioGroup
          row
          aria-labelledby="invoice-tab-order"
          value={mode}
          onChange={(_event, value) => setMode(value as typeof mode)}
        >
          {modes.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              label={one}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ height: 300 }}>
        <DataGrid
          label="Invoices to check"
          columns={columns}
          rows={invoices}
          tabNavigation={mode}
        />
      </Box>
    </Box>
  );
}
