import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import EventAvailable from '@mui/icons-material/EventAvailable';

export default function IconLabelButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<EventAvailable />}>
        Add to calendar
      </Button>
      <Button variant="contained" endIcon={<ArrowForward />}>
        Choose a doctor
      </Button>
    </Stack>
  );
}
