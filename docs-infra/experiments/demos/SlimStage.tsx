import LinearProgress from '@mui/material/LinearProgress';

export default function SlimStage() {
  return (
    <LinearProgress
      variant="determinate"
      value={64}
      aria-label="Sacks filled"
    />
  );
}
