import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Hive } from './hives';
import { makeHives } from './hives';

const hives = makeHives(12);

function advice({ mites, kilograms }: Hive): string {
  if (mites >= 6) return 'Treat';
  return kilograms < 30 ? 'Feed' : '';
}

const columns: GridColDef<Hive>[] = [
  { field: 'name', headerName: 'Colony', flex: 1, minWidth: 110 },
  { field: 'mites', headerName: 'Mites', type: 'number', width: 90 },
  {
    field: 'advice',
    headerName: 'To do',
    width: 100,
    valueGetter: (_value, hive) => advice(hive),
  },
];

export default function MarkedRows() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Colonies with advice"
        columns={columns}
        rows={hives}
        getRowClassName={({ row }) => (advice(row) === 'Treat' ? 'treat' : '')}
        hideFooter
        sx={{
          '& .treat': {
            boxShadow: (theme) => `inset 4px 0 ${theme.palette.error.main}`,
          },
        }}
      />
    </Box>
  );
}
