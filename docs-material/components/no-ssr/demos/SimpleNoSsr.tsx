import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

const ECLIPSE = new Date('2026-08-12T17:46:00Z');

export default function SimpleNoSsr() {
  return (
    <div>
      <Typography>Greatest eclipse: August 12, 2026, 17:46 UTC</Typography>
      <Typography>
        On your clock:{' '}
        <NoSsr fallback="…">
          {ECLIPSE.toLocaleString('en', {
            dateStyle: 'medium',
            timeStyle: 'short',
          })}
        </NoSsr>
      </Typography>
    </div>
  );
}
