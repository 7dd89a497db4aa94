import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import ThunderstormOutlined from '@mui/icons-material/ThunderstormOutlined';

const icons = { warning: <ThunderstormOutlined fontSize="inherit" /> };

export default function IconAlerts() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Alert
        severity="success"
        icon={<LocalShippingOutlined fontSize="inherit" />}
      >
        Parcel 20-118 is out for delivery.
      </Alert>
      <Alert severity="warning" iconMapping={icons}>
        Storms may delay parcels to the coast.
      </Alert>
      <Alert severity="info" icon={false}>
        Signatures are collected at the door.
      </Alert>
    </Stack>
  );
}
