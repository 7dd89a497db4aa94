import Switch, { switchClasses } from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ExampleMantineSwitch() {
  return (
    <Typography
      component="label"
      endDecorator={
        <Switch
          defaultChecked
          variant="outlined"
          sx={{
            '--Switch-trackWidth': '36px',
            '--Switch-trackHeight': '20px',
            '--Switch-thumbSize': '12px',
            '&, &:hover': {
              '--Switch-trackBackground':
                'var(--joy-palette-background-level2)',
            },
            [`&.${switchClasses.checked}, &.${switchClasses.checked}:hover`]: {
              '--Switch-trackBackground': 'var(--joy-palette-primary-solidBg)',
              '--Switch-trackBorderColor': 'var(--joy-palette-primary-solidBg)',
              '--Switch-thumbBackground':
                'var(--joy-palette-primary-solidColor)',
            },
          }}
        />
      }
      sx={{ gap: 2 }}
    >
      Low stock alerts
    </Typography>
  );
}
