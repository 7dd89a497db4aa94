import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const thicknesses = [1, 4, 12];

export default function CircularProgressThickness() {
  return (
    <Stack direction="row" spacing={3}>
      {thicknesses.map((thickness) => (
        <CircularProgress
          key={thickness}
          thickness={thickness}
          aria-label={`${thickness} pixels thick`}
        />
      ))}
    </Stack>
  );
}
