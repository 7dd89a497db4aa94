import Switch, { switchClasses } from '@mui/joy/Switch';

export default function ExampleMantineSwitch() {
  return (
    <Switch
      defaultChecked
      variant="outlined"
      slotProps={{ input: { 'aria-label': 'Low stock alerts' } }}
      sx={{
        '--Switch-trackWidth': '36px',
        '--Switch-trackHeight': '20px',
        '--Switch-thumbSize': '12px',
        '&, &:hover': {
          '--Switch-trackBackground': 'var(--joy-palette-background-level2)',
        },
        [`&.${switchClasses.checked}, &.${switchClasses.checked}:hover`]: {
          '--Switch-trackBackground': 'var(--joy-palette-primary-solidBg)',
          '--Switch-trackBorderColor': 'var(--joy-palette-primary-solidBg)',
          '--Switch-thumbBackground': 'var(--joy-palette-primary-solidColor)',
        },
      }}
    />
  );
}
