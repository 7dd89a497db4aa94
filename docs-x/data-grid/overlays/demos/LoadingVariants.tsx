import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridLoadingOverlayProps } from '@mui/x-data-grid';
import { bookings, columns } from './bookings';

const variants = ['linear-progress', 'circular-progress', 'skeleton'] as const;

export default function LoadingVariants() {
  const [variant, setVariant] =
    useState<GridLoadingOverlayProps['variant']>('linear-progress');
  const [filled, setFilled] = useState(true);

  return (
    <Box sx={{ width: 1 }}>
      <RadioGroup
        row
        aria-label="Variant of the loading overlay"
        value={variant}
        onChange={(_event, value) =>
          setVariant(value as GridLoadingOverlayProps['variant'])
        }
      >
        {variants.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            label={name}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
      <FormControlLabel
        label="Rows are already there"
        control={<Switch checked={filled} />}
        onChange={(_event, checked) => setFilled(checked)}
      />
      <Box sx={{ height: 300 }}>
        <DataGrid
          label="Bookings that are loading"
          columns={columns}
          rows={filled ? bookings : []}
          loading
          slotProps={{
            loadingOverlay: { variant, noRowsVariant: variant },
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
