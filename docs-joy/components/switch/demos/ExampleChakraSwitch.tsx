import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ExampleChakraSwitch() {
  return (
    <Typography
      component="label"
      endDecorator={
        <Switch
          defaultChecked
          slotProps={{
            action: { sx: { margin: '-2px' } },
          }}
          sx={{
            '--Switch-trackWidth': '38px',
            '--Switch-trackHeight': '20px',
            '--Switch-thumbSize': '16px',
            '--Switch-thumbShadow': 'none',
          }}
        />
      }
      sx={{ gap: 2 }}
    >
      Email alerts
    </Typography>
  );
}
