import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { STEPS } from './data';

/** How to start, as a numbered list. */
export default function Steps() {
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gap: { xs: 4, md: 5 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
      }}
    >
      {STEPS.map(({ title, text }, index) => (
        <Box component="li" key={title} sx={{ borderTop: 3, borderColor: 'primary.main', pt: 2.5 }}>
          <Typography variant="overline" color="primary" component="p">
            Step {index + 1}
          </Typography>
          <Typography component="h3" variant="h5" gutterBottom>
            {title}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
