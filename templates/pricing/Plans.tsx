import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PLANS } from './data';
import PlanCard from './PlanCard';
import PlanOptions from './PlanOptions';
import { parseCalendars } from './prices';
import type { Period } from './prices';

/** The plans with prices for the reader's number of calendars. */
export default function Plans() {
  const [period, setPeriod] = useState<Period>('yearly');
  const [entered, setEntered] = useState('5');
  // The last valid number, so prices don't disappear while the reader types.
  const [calendars, setCalendars] = useState(5);
  const parsed = parseCalendars(entered);

  const handleCalendars = (text: string) => {
    setEntered(text);
    const next = parseCalendars(text);
    if ('count' in next) {
      setCalendars(next.count);
    }
  };

  return (
    <Container sx={{ paddingBlock: { xs: 5, md: 9 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 4,
          justifyContent: 'space-between',
          alignItems: 'flex-end',
        }}
      >
        <Box sx={{ maxWidth: '36rem' }}>
          <Typography
            variant="h2"
            component="h1"
            gutterBottom
            sx={{ fontSize: { xs: '2.25rem', md: '3rem' } }}
          >
            Pay for what can be booked
          </Typography>
          <Typography color="textSecondary" sx={{ fontSize: '1.125rem' }}>
            One price per calendar. Colleagues who only look are free.
          </Typography>
        </Box>
        <PlanOptions
          period={period}
          onPeriodChange={setPeriod}
          calendars={entered}
          onCalendarsChange={handleCalendars}
          error={'error' in parsed ? parsed.error : undefined}
        />
      </Box>
      <Typography role="status" color="textSecondary" sx={{ mt: 4, mb: 2 }}>
        Prices for {calendars} {calendars === 1 ? 'calendar' : 'calendars'}, paid {period}, without
        VAT
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          padding: 0,
          margin: 0,
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        }}
      >
        {PLANS.map((plan) => (
          <PlanCard key={plan.id} plan={plan} calendars={calendars} period={period} />
        ))}
      </Box>
    </Container>
  );
}
