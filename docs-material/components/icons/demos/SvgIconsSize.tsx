import ConnectingAirports from '@mui/icons-material/ConnectingAirports';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SvgIconsSize() {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center' }}>
      <ConnectingAirports fontSize="small" />
      <ConnectingAirports />
      <ConnectingAirports fontSize="large" />
      <ConnectingAirports sx={{ fontSize: 48 }} />
      <Typography variant="h5" component="p">
        <ConnectingAirports
          fontSize="inherit"
          sx={{ verticalAlign: 'middle' }}
        />{' '}
        Stops
      </Typography>
    </Stack>
  );
}
