import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const thicknesses = [1, 4, 16];

export default function LinearProgressThickness() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {thicknesses.map((thickness) => (
        <LinearProgress
          key={thickness}
          thickness={thickness}
          aria-label={`${thickness} pixels thick`}
        />
      ))}
    </Stack>
  );
}
