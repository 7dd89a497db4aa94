import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const jobs = [
  { size: 'small', color: 'success', name: 'Business cards' },
  { size: 'medium', color: 'primary', name: 'Brochures' },
  { size: 'large', color: 'secondary', name: 'Banners' },
] as const;

export default function GroupSizesColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {jobs.map(({ name, size, color }) => (
        <ButtonGroup key={name} size={size} color={color} aria-label={name}>
          <Button>Print</Button>
          <Button>Edit</Button>
          <Button disabled>Stop</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
