import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { bookings, columns } from './bookings';

declare module '@mui/x-data-grid' {
  interface LoadingOverlayPropsOverrides {
    percent: number;
  }
}

function ImportProgress({ percent }: { percent?: number }) {
  return (
    <GridOverlay>
      <Typography>Importing bookings: {percent} %</Typography>
      <LinearProgress
        aria-label="Import"
        variant="determinate"
        value={percent}
        sx={{ width: '60%' }}
      />
    </GridOverlay>
  );
}

export default function LoadingWithPercent() {
  const [percent, setPercent] = useState(40);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!running || percent >= 100) return undefined;
    const timer = setTimeout(() => setPercent(percent + 10), 400);
    return () => clearTimeout(timer);
  }, [running, percent]);

  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        label="Continue the import"
        control={<Switch checked={running} />}
        onChange={(_event, checked) => setRunning(checked)}
      />
      <Box sx={{ height: 300 }}>
        <DataGrid
          label="Imported bookings"
          columns={columns}
          rows={bookings}
          loading={percent < 100}
          slots={{ loadingOverlay: ImportProgress }}
          slotProps={{ loadingOverlay: { percent } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
