import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const colors = {
  Draft: 'neutral',
  Open: 'primary',
  Paid: 'success',
  Due: 'warning',
  Overdue: 'danger',
} as const;

export default function BasicChip() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Stack
          key={variant}
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
        >
          {Object.entries(colors).map(([status, color]) => (
            <Chip key={status} variant={variant} color={color}>
              {status}
            </Chip>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
