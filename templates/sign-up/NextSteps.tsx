import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { STEPS } from './data';

/** What happens after signing up, as numbered steps. */
export default function NextSteps() {
  return (
    <section aria-labelledby="next-steps">
      <Typography id="next-steps" component="h2" variant="h3" sx={{ mb: 4 }}>
        Three steps, a few minutes
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}>
        {STEPS.map(({ title, text }, index) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
            <Typography
              aria-hidden="true"
              variant="subtitle2"
              sx={{
                flex: 'none',
                width: 36,
                height: 36,
                display: 'grid',
                placeItems: 'center',
                borderRadius: '50%',
                color: 'primary.main',
                backgroundColor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.12)',
              }}
            >
              {index + 1}
            </Typography>
            <div>
              <Typography component="h3" variant="subtitle1">
                {title}
              </Typography>
              <Typography color="textSecondary">{text}</Typography>
            </div>
          </Box>
        ))}
      </Box>
    </section>
  );
}
