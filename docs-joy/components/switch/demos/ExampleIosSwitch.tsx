import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ExampleIosSwitch() {
  return (
    <Typography
      component="label"
      endDecorator={
        <Switch
          defaultChecked
          color="success"
          slotProps={{
            thumb: { sx: { transition: 'left 0.2s', boxShadow: 'md' } },
            track: { sx: { transition: 'background-color 0.2s' } },
          }}
          sx={{
            '--Switch-trackWidth': '50px',
            '--Switch-trackHeight': '30px',
            '--Switch-trackRadius': '15px',
            '--Switch-thumbSize': '26px',
            '@media (prefers-reduced-motion)': {
              '& *': { transition: 'none' },
            },
          }}
        />
      }
      sx={{ gap: 2 }}
    >
      Airplane mode
    </Typography>
  );
}
