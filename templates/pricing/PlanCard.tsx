import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Plan } from './data';
import { formatEuros, quote } from './prices';
import type { Period, Quote } from './prices';

function Price({ quoted, period }: { quoted: Quote; period: Period }) {
  if ('reason' in quoted) {
    return (
      <Typography variant="h5" component="p" color="textSecondary">
        {quoted.reason}
      </Typography>
    );
  }
  const { perMonth, perYear } = quoted;
  return (
    <>
      <Typography component="p">
        <Typography component="span" variant="h3">
          {formatEuros(perMonth)}
        </Typography>{' '}
        a month
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {perYear === 0
          ? 'Free of charge'
          : period === 'yearly'
            ? `${formatEuros(perYear)} paid once a year`
            : `${formatEuros(perYear)} in a year, paid monthly`}
      </Typography>
    </>
  );
}

interface PlanCardProps {
  plan: Plan;
  calendars: number;
  period: Period;
}

/** A plan with its price for the chosen number of calendars. */
export default function PlanCard({ plan, calendars, period }: PlanCardProps) {
  const quoted = quote(plan, calendars, period);
  const isAvailable = !('reason' in quoted);
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        padding: { xs: 3, md: 4 },
        ...(plan.isRecommended && {
          borderColor: 'primary.main',
          boxShadow: (theme) => `inset 0 4px 0 ${theme.vars?.palette.primary.main}`,
        }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography id={`plan-${plan.id}`} component="h2" variant="h4">
          {plan.name}
        </Typography>
        {plan.isRecommended && <Chip label="Fits most" color="primary" size="small" />}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {plan.audience}
      </Typography>
      <Box sx={{ minHeight: '5.5rem', mt: 3 }}>
        <Price quoted={quoted} period={period} />
      </Box>
      <Button
        href={isAvailable ? `#start-${plan.id}` : undefined}
        disabled={!isAvailable}
        variant={plan.isRecommended ? 'contained' : 'outlined'}
        size="large"
        aria-describedby={`plan-${plan.id}`}
      >
        {plan.price === 0 ? 'Start for free' : 'Try for 30 days'}
      </Button>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, mt: 3 }}>
        {plan.highlights.map((text) => (
          <Typography
            key={text}
            component="li"
            sx={{ display: 'flex', gap: 1.25, paddingBlock: 0.5 }}
          >
            <CheckIcon color="primary" fontSize="small" sx={{ mt: 0.375 }} aria-hidden />
            {text}
          </Typography>
        ))}
      </Box>
    </Card>
  );
}
