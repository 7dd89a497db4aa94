import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

const scales = [
  { name: '8', theme: createTheme() },
  { name: '6', theme: createTheme({ spacing: 6 }) },
  {
    name: '[0, 2, 6, 12, 24, 48]',
    theme: createTheme({ spacing: [0, 2, 6, 12, 24, 48] }),
  },
];

export default function SpacingScales() {
  return (
    <Stack spacing={2}>
      {scales.map(({ name, theme }) => (
        <div key={name}>
          <Typography variant="body2">spacing: {name}</Typography>
          {[1, 2, 3, 4, 5].map((steps) => (
            <Box
              key={steps}
              sx={{
                width: theme.spacing(steps),
                height: 8,
                mb: '2px',
                bgcolor: 'primary.main',
              }}
            />
          ))}
        </div>
      ))}
    </Stack>
  );
}
