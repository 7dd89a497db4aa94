import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import Schedule from '@mui/icons-material/Schedule';
import TrendingUp from '@mui/icons-material/TrendingUp';

export default function DecoratorExamples() {
  return (
    <Card sx={{ width: 260 }}>
      <Typography level="body-sm" startDecorator={<Schedule />}>
        Last 30 days
      </Typography>
      <Typography
        level="h3"
        component="p"
        endDecorator={
          <Typography
            level="body-sm"
            color="success"
            variant="soft"
            startDecorator={<TrendingUp />}
          >
            12 %
          </Typography>
        }
      >
        341 orders
      </Typography>
      <Typography level="body-sm">
        304 orders in the{' '}
        <Typography textColor="text.primary">30 days before</Typography>
      </Typography>
    </Card>
  );
}
