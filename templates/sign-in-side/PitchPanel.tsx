import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BrandMark from '../shared-account/BrandMark';
import Arcs from './Arcs';
import { PITCH, PRODUCT } from './data';

/** The colored panel that introduces the product. On phones, it only contains the brand. */
export default function PitchPanel() {
  return (
    <Box
      component="aside"
      aria-label="About the product"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 6,
        padding: { xs: 2.5, sm: 3, md: 6, xl: 10 },
        // The same dark surface in both color modes, so the white text is always readable.
        backgroundColor: '#0b3d35',
        color: '#ffffff',
        colorScheme: 'dark',
      }}
    >
      <Arcs />
      <Box sx={{ position: 'relative' }}>
        <BrandMark name={PRODUCT} />
      </Box>
      <Box
        sx={{
          position: 'relative',
          display: { xs: 'none', md: 'block' },
          maxWidth: 'min(34rem, 100%)',
        }}
      >
        <Typography component="h2" variant="h2" sx={{ mb: 5 }}>
          {PITCH.title}
        </Typography>
        <Stack component="ul" spacing={3} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {PITCH.reasons.map(({ title, text }) => (
            <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
              <CheckIcon sx={{ color: '#8be0c9' }} />
              <div>
                <Typography component="h3" variant="subtitle1">
                  {title}
                </Typography>
                <Typography sx={{ color: '#cfe3dd' }}>{text}</Typography>
              </div>
            </Box>
          ))}
        </Stack>
      </Box>
    </Box>
  );
}
