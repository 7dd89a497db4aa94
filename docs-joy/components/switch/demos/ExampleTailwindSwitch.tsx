import Switch, { switchClasses } from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ExampleTailwindSwitch() {
  return (
    <Typography
      component="label"
      endDecorator={
        <Switch
          variant="soft"
          slotProps={{
            thumb: { sx: { border: '1px solid', borderColor: 'divider' } },
          }}
          sx={{
            '--Switch-trackWidth': '44px',
            '--Switch-trackHeight': '16px',
            '--Switch-thumbSize': '22px',
            '--Switch-thumbShadow': 'var(--joy-shadow-sm)',
            '&, &:hover': {
              '--Switch-trackBackground': 'var(--joy-palette-neutral-500)',
              '--Switch-thumbBackground': 'var(--joy-palette-common-white)',
            },
            [`&.${switchClasses.checked}, &.${switchClasses.checked}:hover`]: {
              '--Switch-trackBackground': 'var(--joy-palette-primary-solidBg)',
              '--Switch-thumbBackground': 'var(--joy-palette-common-white)',
            },
          }}
        />
      }
      sx={{ gap: 2 }}
    >
      Show archived orders
    </Typography>
  );
}
