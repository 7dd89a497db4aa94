import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import Bolt from '@mui/icons-material/Bolt';

export default function OutlinedCard() {
  return (
    <Card variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <CardHeader
        avatar={<Bolt color="primary" />}
        title="Heat pump"
        subheader="Since midnight"
      />
      <CardContent sx={{ pt: 0 }}>
        <Typography component="p" variant="h4">
          6.4 kWh
        </Typography>
        <LinearProgress
          variant="determinate"
          value={64}
          aria-label="Share of the daily budget"
          sx={{ my: 1.5 }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          64% of your 10 kWh budget
        </Typography>
      </CardContent>
    </Card>
  );
}
