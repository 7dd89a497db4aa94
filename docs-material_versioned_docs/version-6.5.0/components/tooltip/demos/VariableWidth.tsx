import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const policy =
  'Free cancellation until 48 hours before arrival. After that, the first night is charged, and from the day of arrival the whole stay.';

const widths = [
  { label: 'Default', maxWidth: undefined },
  { label: 'Narrow', maxWidth: 180 },
  { label: 'No limit', maxWidth: 'none' },
];

export default function VariableWidth() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {widths.map(({ label, maxWidth }) => (
        <Tooltip
          key={label}
          describeChild
          title={policy}
          slotProps={{ tooltip: { sx: { maxWidth } } }}
        >
          <Button>{label}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
