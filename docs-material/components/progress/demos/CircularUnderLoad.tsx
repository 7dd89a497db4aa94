import CircularProgress from '@mui/material/CircularProgress';

export default function CircularUnderLoad() {
  return (
    <CircularProgress
      disableShrink
      aria-label="Fitting the calibration curve"
    />
  );
}
