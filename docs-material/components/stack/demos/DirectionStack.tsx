import Build from '@mui/icons-material/Build';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function DirectionStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      role="group"
      aria-label="Repair 2210"
      sx={{ alignItems: 'center' }}
    >
      <Build color="action" />
      <span>Brake cable</span>
      <Button size="small">Start</Button>
      <Button size="small">Hold</Button>
    </Stack>
  );
}
