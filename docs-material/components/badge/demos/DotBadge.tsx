import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DotBadge() {
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <Badge
        variant="dot"
        color="success"
        role="img"
        aria-label="Scanner 4, connected"
      >
        <QrCodeScanner />
      </Badge>
      <Badge variant="dot" color="primary">
        <Typography sx={{ pr: 1 }}>Shift notes (new)</Typography>
      </Badge>
    </Stack>
  );
}
