import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Order } from './placeOrder';
import { describePayment } from './payment';
import type { Step } from './steps';

/** What was entered, with a button per part that returns to it. */
export default function Review({
  order,
  onChange,
}: {
  order: Order;
  onChange: (step: Step) => void;
}) {
  const { address, delivery, payment } = order;
  const parts: { step: Step; title: string; lines: string[] }[] = [
    {
      step: 'address',
      title: 'Address',
      lines: [
        address.name,
        address.street,
        `${address.postcode} ${address.city}`,
        address.country,
        address.email,
      ],
    },
    { step: 'delivery', title: 'Delivery', lines: [delivery.label, delivery.detail] },
    { step: 'payment', title: 'Payment', lines: [describePayment(payment)] },
  ];
  return parts.map(({ step, title, lines }) => (
    <Box
      key={step}
      sx={{
        display: 'flex',
        gap: 2,
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        paddingBlock: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant="h6">
          {title}
        </Typography>
        {lines.map((line, index) => (
          <Typography key={index} color="textSecondary">
            {line}
          </Typography>
        ))}
      </Box>
      <Button aria-label={`Change ${title.toLowerCase()}`} onClick={() => onChange(step)}>
        Change
      </Button>
    </Box>
  ));
}
