import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueries() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'));
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        '@media print': { display: 'block' },
      }}
    >
      <Typography>Window: {isWide ? 'wide' : 'narrow'}</Typography>
      <Typography>System: {prefersDark ? 'dark' : 'light'}</Typography>
      <Typography sx={{ display: { xs: 'none', md: 'block' } }}>
        Shown from the md breakpoint on
      </Typography>
    </Box>
  );
}
