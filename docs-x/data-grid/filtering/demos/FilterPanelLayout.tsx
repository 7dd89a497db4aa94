import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns } from './columns';
import { tickets } from './tickets';

export default function FilterPanelLayout() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Tickets with a narrow filter panel"
        columns={columns}
        rows={tickets}
        slotProps={{
          filterPanel: {
            columnsSort: 'asc',
            filterFormProps: {
              deleteIconProps: { sx: { alignSelf: 'flex-end' } },
            },
            sx: {
              [`& .${gridClasses.filterForm}`]: {
                flexDirection: 'column',
                width: 240,
                '& > *': { width: 'auto' },
              },
            },
          },
        }}
        showToolbar
      />
    </Box>
  );
}
