import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const used = [
  { color: 'neutral', value: 5 },
  { color: 'primary', value: 25 },
  { color: 'success', value: 50 },
  { color: 'warning', value: 80 },
  { color: 'danger', value: 98 },
] as const;

export default function CircularProgressColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {used.map(({ color, value }) => (
        <CircularProgress
          key={color}
          determinate
          color={color}
          value={value}
          aria-label="Storage used"
          sx={{ '--CircularProgress-size': '56px' }}
        >
          {value}%
        </CircularProgress>
      ))}
    </Stack>
  );
}
