import PedalBike from '@mui/icons-material/PedalBike';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ZeroWidthStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', width: 300, maxWidth: '100%' }}
    >
      <PedalBike color="action" />
      <Typography noWrap sx={{ minWidth: 0, flexGrow: 1 }}>
        Rear hub grinds under load, worse uphill
      </Typography>
      <Button size="small">Call</Button>
    </Stack>
  );
}
