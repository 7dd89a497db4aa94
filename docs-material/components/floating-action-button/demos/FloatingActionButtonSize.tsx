import Mic from '@mui/icons-material/Mic';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

const recordings = [
  { size: 'small', name: 'Record a call note' },
  { size: 'medium', name: 'Record a song' },
  { size: 'large', name: 'Record the dawn chorus' },
] as const;

export default function FloatingActionButtonSize() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {recordings.map(({ size, name }) => (
        <Fab key={size} size={size} color="primary" aria-label={name}>
          <Mic />
        </Fab>
      ))}
    </Stack>
  );
}
