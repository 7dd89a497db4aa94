import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

function Departures() {
  return (
    <p style={{ width: '80%', padding: 12, border: '1px solid' }}>
      <b>N4</b> to the harbor, every 40 minutes
    </p>
  );
}

/** Undoes the baseline of the page around the demo. */
const BARE_PAGE = {
  '&&': {
    all: 'initial',
    display: 'block',
    color: 'common.black',
    bgcolor: 'common.white',
    p: 2,
  },
};

export default function ScopedReset() {
  return (
    <Box sx={BARE_PAGE}>
      <Departures />
      <ScopedCssBaseline sx={{ p: 2 }}>
        <Departures />
      </ScopedCssBaseline>
    </Box>
  );
}
