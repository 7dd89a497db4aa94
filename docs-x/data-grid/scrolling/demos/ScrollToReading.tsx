import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { columns, readings } from './readings';

const warm = readings.flatMap(({ id, hours }) => {
  const hour = hours.findIndex((celsius) => celsius > 25);
  return hour < 0 ? [] : [{ id, field: `h${hour}` }];
});

export default function ScrollToReading() {
  const apiRef = useGridApiRef();
  const [next, setNext] = useState(0);
  const [message, setMessage] = useState(`${warm.length} rooms were too warm`);

  const showNext = () => {
    const reading = warm[next];
    if (!reading || !apiRef.current) {
      return;
    }
    apiRef.current.scrollToIndexes({
      rowIndex: gridExpandedSortedRowIdsSelector(apiRef).indexOf(reading.id),
      colIndex: apiRef.current.getColumnIndex(reading.field),
    });
    apiRef.current.setCellFocus(reading.id, reading.field);
    setMessage(`High temperature ${next + 1} of ${warm.length}`);
    setNext((next + 1) % warm.length);
  };

  return (
    <Box sx={{ width: 1 }}>
      <Button variant="outlined" onClick={showNext}>
        Next high temperature
      </Button>
      <Typography role="status" sx={{ my: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Temperatures"
          apiRef={apiRef}
          columns={columns}
          rows={readings}
        />
      </Box>
    </Box>
  );
}
