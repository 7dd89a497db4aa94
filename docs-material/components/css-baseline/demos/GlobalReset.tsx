import * as React from 'react';
import CssBaseline from '@mui/material/CssBaseline';

export default function GlobalReset() {
  const [baseline, setBaseline] = React.useState(false);

  return (
    <React.Fragment>
      {baseline && <CssBaseline />}
      <label>
        <input
          type="checkbox"
          checked={baseline}
          onChange={() => setBaseline(!baseline)}
        />{' '}
        CssBaseline
      </label>
      <p>
        Night bus <strong>N4</strong> leaves the harbor every 40 minutes.
      </p>
      <p style={{ width: '100%', padding: 16, border: '1px solid' }}>
        Last departure at 04:20. On holidays at 05:00.
      </p>
    </React.Fragment>
  );
}
