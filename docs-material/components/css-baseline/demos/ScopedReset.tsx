import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

function Departures() {
  return (
    <p style={{ width: '100%', padding: 12, border: '1px solid' }}>
      <b>N4</b> harbor, depot, hospital
    </p>
  );
}

export default function ScopedReset() {
  return (
    <div>
      <Departures />
      <ScopedCssBaseline sx={{ p: 2 }}>
        <Departures />
      </ScopedCssBaseline>
    </div>
  );
}
