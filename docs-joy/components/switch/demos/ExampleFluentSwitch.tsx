import Switch, { switchClasses } from '@mui/joy/Switch';

export default function ExampleFluentSwitch() {
  return (
    <Switch
      variant="outlined"
      slotProps={{ input: { 'aria-label': 'Reminders' } }}
      sx={{
        '--Switch-trackWidth': '40px',
        '--Switch-thumbSize': '12px',
        '&:hover': { '--Switch-thumbSize': '14px' },
        [`&.${switchClasses.checked}, &.${switchClasses.checked}:hover`]: {
          '--Switch-trackBackground': 'var(--joy-palette-primary-solidBg)',
          '--Switch-thumbBackground': 'var(--joy-palette-primary-solidColor)',
          '--Switch-trackBorderColor': 'var(--joy-palette-primary-solidBg)',
        },
      }}
    />
  );
}
