import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const transcript =
  'Received of the miller: four sacks of rye, and a debt of two.';

export default function ButtonLink() {
  const [shown, setShown] = React.useState(false);

  return (
    <div>
      <Typography>
        Letter of 3 May 1847, one page.{' '}
        <Link
          component="button"
          type="button"
          variant="body1"
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          Transcript
        </Link>
      </Typography>
      {shown && (
        <Typography sx={{ mt: 1, fontStyle: 'italic' }}>
          {transcript}
        </Typography>
      )}
    </div>
  );
}
