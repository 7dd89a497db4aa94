import Typography from '@mui/joy/Typography';
import { useColorScheme } from '@mui/joy/styles';

export default function IdentifySystemMode() {
  const { mode, systemMode } = useColorScheme();

  return (
    <Typography>
      Chosen mode: {mode ?? 'not known yet'}. Detected:{' '}
      {systemMode ?? (mode && mode !== 'system' ? mode : 'not known yet')}.
    </Typography>
  );
}
