import EventBusyIcon from '@mui/icons-material/EventBusy';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMonth } from './format';

interface NoFiguresProps {
  place: string;
  month: string;
  /** The first month with figures. */
  since: string;
  onShow: (month: string) => void;
}

/** Shown for a month before the place delivered. */
export default function NoFigures({ place, month, since, onShow }: NoFiguresProps) {
  return (
    <Card>
      <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 8 }}>
        <EventBusyIcon fontSize="large" color="action" aria-hidden />
        <Typography component="h2" variant="h6">
          No figures for {formatMonth(month)}
        </Typography>
        <Typography color="textSecondary">
          {place} has delivered since {formatMonth(since)}.
        </Typography>
        <Button variant="contained" onClick={() => onShow(since)}>
          Show {formatMonth(since)}
        </Button>
      </Stack>
    </Card>
  );
}
