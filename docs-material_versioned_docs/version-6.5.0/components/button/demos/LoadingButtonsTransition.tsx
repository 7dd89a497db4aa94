import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Bolt from '@mui/icons-material/Bolt';
import Send from '@mui/icons-material/Send';

export default function LoadingButtonsTransition() {
  const [job, setJob] = React.useState<'report' | 'tariff' | 'forecast' | null>(
    null,
  );

  React.useEffect(() => {
    if (job === null) {
      return undefined;
    }
    const timer = setTimeout(() => setJob(null), 2500);
    return () => clearTimeout(timer);
  }, [job]);

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          loading={job === 'forecast'}
          onClick={() => setJob('forecast')}
        >
          Run forecast
        </Button>
        <Button
          variant="outlined"
          loading={job === 'tariff'}
          loadingPosition="start"
          startIcon={<Bolt />}
          onClick={() => setJob('tariff')}
        >
          Switch tariff
        </Button>
        <Button
          variant="contained"
          loading={job === 'report'}
          loadingPosition="end"
          endIcon={<Send />}
          onClick={() => setJob('report')}
        >
          Email report
        </Button>
      </Stack>
      <Typography component="p" variant="body2" role="status">
        {job === null ? 'Ready' : `Working on the ${job}…`}
      </Typography>
    </Stack>
  );
}
