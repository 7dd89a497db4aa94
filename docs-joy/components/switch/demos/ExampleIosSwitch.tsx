import Switch from '@mui/joy/Switch';

export default function ExampleIosSwitch() {
  return (
    <Switch
      defaultChecked
      color="success"
      slotProps={{
        input: { 'aria-label': 'Airplane mode' },
        thumb: { sx: { transition: 'left 0.2s', boxShadow: 'md' } },
        track: { sx: { transition: 'background-color 0.2s' } },
      }}
      sx={{
        '--Switch-trackWidth': '50px',
        '--Switch-trackHeight': '30px',
        '--Switch-trackRadius': '15px',
        '--Switch-thumbSize': '26px',
        '@media (prefers-reduced-motion)': { '& *': { transition: 'none' } },
      }}
    />
  );
}
