import { useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { bookings, columns } from './bookings';

const variants = ['linear-progress', 'circular-progress', 'skeleton'] as const;
const none: typeof bookings = [];
const slots = {
  baseLinearProgress: () => <LinearProgress aria-label="Loading" />,
  baseCircularProgress: () => <CircularProgress aria-label="Loading" />,
};

export default function LoadingVariants() {
  const [variant, setVariant] =
    useState<(typeof variants)[number]>('linear-progress');
  const [filled, setFilled] = useState(true);

  return (
    <Box sx={{ width: 1 }}>
      <TextField
        select
        label="Variant"
        value={variant}
        onChange={(event) => setVariant(event.target.value as typeof variant)}
        sx={{ minWidth: 200, mb: 1, marginInlineEnd: 2 }}
      >
        {variants.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label="Rows are already there"
        control={<Switch checked={filled} />}
        onChange={(_event, checked) => setFilled(checked)}
      />
      <Box sx={{ height: 300 }}>
        <DataGrid
          label="Bookings that are loading"
          columns={columns}
          rows={filled ? bookings : none}
          loading
          slots={slots}
          slotProps={{ loadingOverlay: { variant, noRowsVariant: variant } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
