import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function UploadProgress() {
  const [percent, setPercent] = React.useState<number | null>(null);
  const isSending = percent !== null && percent < 100;

  React.useEffect(() => {
    if (!isSending) {
      return undefined;
    }
    const timer = setTimeout(setPercent, 200, percent + 5);
    return () => clearTimeout(timer);
  }, [isSending, percent]);

  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%', maxWidth: 360 }}>
      <Typography id="UploadProgress-name">invoice-1042.pdf</Typography>
      <LinearProgress
        variant="determinate"
        value={percent ?? 0}
        aria-labelledby="UploadProgress-name"
      />
      <Typography variant="body2" role="status" sx={{ minHeight: '1.5em' }}>
        {percent === 100 && 'The file was sent.'}
      </Typography>
      <Button
        variant="outlined"
        onClick={() => setPercent(isSending ? null : 0)}
      >
        {isSending ? 'Cancel' : 'Send file'}
      </Button>
    </Box>
  );
}
