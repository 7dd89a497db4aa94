import ConnectingAirports from '@mui/icons-material/ConnectingAirports';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SvgIconsSize() {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 3, alignItems: 'center' }}>
      <ConnectingAirports fontSize="small" />
      <ConnectingAirports />
      <ConnectingAirports fontSize="large" />
      <ConnectingAirports sx={{ fontSize: 56 }} />
      <Typography variant="h5" component="p">
        <ConnectingAirports
          fontSize="inherit"
          sx={{ verticalAlign: 'middle' }}
        />{' '}
        Transfers
      </Typography>
    </Stack>
  );
}
