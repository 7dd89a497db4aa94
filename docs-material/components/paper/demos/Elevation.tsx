import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const uses = [
  { elevation: 0, label: 'Pattern' },
  { elevation: 1, label: 'Hoop' },
  { elevation: 4, label: 'Tool bar' },
  { elevation: 8, label: 'Thread menu' },
  { elevation: 24, label: 'Dialog' },
];

export default function Elevation() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
      }}
    >
      {uses.map(({ elevation, label }) => (
        <Paper
          key={label}
          elevation={elevation}
          sx={{ p: 2, textAlign: 'center' }}
        >
          {label}: {elevation}
        </Paper>
      ))}
    </Box>
  );
}
