import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Barcode', width: 130 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
];

const delivered = [
  { id: 'RX 104 882', city: 'Oslo' },
  { id: 'RX 104 883', city: 'Dublin' },
];

const slotProps = {
  loadingOverlay: { noRowsVariant: 'skeleton', variant: 'linear-progress' },
} as const;

export default function LoadingParcels() {
  const [rows, setRows] = useState<typeof delivered>([]);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (!loading) return undefined;
    const answer = setTimeout(() => {
      setRows((before) => (before.length === 0 ? delivered : []));
      setLoading(false);
    }, 1500);
    return () => clearTimeout(answer);
  }, [loading]);

  return (
    <Box sx={{ width: 1 }}>
      <Button
        variant="outlined"
        loading={loading}
        onClick={() => setLoading(true)}
        sx={{ mb: 1 }}
      >
        {rows.length === 0 ? 'Load Monday' : 'Load Sunday'}
      </Button>
      <Box sx={{ height: 280 }}>
        <DataGrid
          label="Delivered parcels"
          columns={columns}
          rows={rows}
          loading={loading}
          slotProps={slotProps}
          localeText={{ noRowsLabel: 'No deliveries on this day' }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
