import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
const tokens = ['light', 'main', 'dark'];

export default function Intentions() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {colors.map((color) => (
        <li key={color}>
          <Typography variant="body2">{color}</Typography>
          <Box sx={{ display: 'flex', height: 48 }}>
            {tokens.map((token) => (
              <Box key={token} sx={{ flex: 1, bgcolor: `${color}.${token}` }} />
            ))}
          </Box>
        </li>
      ))}
    </Box>
  );
}
