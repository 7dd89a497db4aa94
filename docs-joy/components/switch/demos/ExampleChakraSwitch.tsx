import Switch from '@mui/joy/Switch';

export default function ExampleChakraSwitch() {
  return (
    <Switch
      defaultChecked
      slotProps={{
        input: { 'aria-label': 'Email alerts' },
        action: { sx: { margin: '-2px' } },
      }}
      sx={{
        '--Switch-trackWidth': '38px',
        '--Switch-trackHeight': '20px',
        '--Switch-thumbSize': '16px',
        '--Switch-thumbShadow': 'none',
      }}
    />
  );
}
