import Switch, { switchClasses } from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ExampleFluentSwitch() {
  return (
    <Typography
      component="label"
      endDecorator={
        <Switch
          variant="outlined"
          sx={{
            '--Switch-trackWidth': '40px',
            '--Switch-thumbSize': '12px',
            '&:hover': { '--Switch-thumbSize': '14px' },
            [`&.${switchClasses.checked}, &.${switchClasses.checked}:hover`]: {
              '--Switch-trackBackground': 'var(--joy-palette-primary-solidBg)',
              '--Switch-thumbBackground':
                'var(--joy-palette-primary-solidColor)',
              '--Switch-trackBorderColor': 'var(--joy-palette-primary-solidBg)',
            },
          }}
        />
      }
      sx={{ gap: 2 }}
    >
      Reminders
    </Typography>
  );
}
