import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Download from '@mui/icons-material/Download';

export default function LoadingButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button loading variant="contained">
        Place order
      </Button>
      <Button
        loading
        loadingPosition="start"
        startIcon={<Download />}
        variant="outlined"
      >
        Invoice
      </Button>
      <Button
        loading
        variant="outlined"
        loadingIndicator={
          <CircularProgress
            aria-label="Packing the parcel"
            color="secondary"
            size={22}
            thickness={6}
          />
        }
      >
        Print label
      </Button>
    </Stack>
  );
}
