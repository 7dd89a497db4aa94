import Switch, { switchClasses } from '@mui/joy/Switch';

export default function ExampleTailwindSwitch() {
  return (
    <Switch
      variant="soft"
      slotProps={{
        input: { 'aria-label': 'Show archived orders' },
        thumb: { sx: { border: '1px solid', borderColor: 'divider' } },
      }}
      sx={{
        '--Switch-trackWidth': '44px',
        '--Switch-trackHeight': '16px',
        '--Switch-thumbSize': '22px',
        '--Switch-thumbShadow': 'var(--joy-shadow-sm)',
        '&, &:hover': {
          '--Switch-thumbBackground': 'var(--joy-palette-common-white)',
        },
        [`&.${switchClasses.checked}, &.${switchClasses.checked}:hover`]: {
          '--Switch-trackBackground': 'var(--joy-palette-primary-solidBg)',
          '--Switch-thumbBackground': 'var(--joy-palette-common-white)',
        },
      }}
    />
  );
}
