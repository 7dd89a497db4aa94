import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { bookings, columns } from './bookings';

function NoMatches() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  return (
    <GridOverlay>
      <Typography>No booking contains “{words.join(' ')}”</Typography>
      <Button
        variant="outlined"
        onClick={() => {
          apiRef.current.setFilterModel({ items: [] });
          apiRef.current.setCellFocus(1, 'guest');
        }}
      >
        Clear search
      </Button>
    </GridOverlay>
  );
}

export default function NoResultsReset() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Bookings"
        columns={columns}
        rows={bookings}
        slots={{ noResultsOverlay: NoMatches }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['garden'] } },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
