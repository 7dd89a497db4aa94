import Input from '@mui/joy/Input';

export default function FocusedRingInput() {
  return (
    <Input
      aria-label="Coupon"
      defaultValue="SPRING-26"
      sx={{
        '--Input-focusedInset': 'var(--any, )',
        '--Input-focusedThickness': '4px',
        '&::before': {
          '--Input-focusedHighlight': 'var(--joy-palette-success-400)',
        },
      }}
    />
  );
}
