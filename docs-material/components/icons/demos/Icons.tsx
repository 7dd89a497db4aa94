import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function Icons() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Icon fontSize="small">wc</Icon>
      <Icon>local_parking</Icon>
      <Icon color="primary">baby_changing_station</Icon>
      <Icon fontSize="large" color="success">
        directions_bus
      </Icon>
    </Stack>
  );
}
