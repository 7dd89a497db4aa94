import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Order } from './placeOrder';
import { formatCents, totalsOf } from './totals';

interface ConfirmationProps {
  orderNumber: string;
  order: Order;
  onRestart: () => void;
}

/** The placed order. Receives the focus, so screen readers announce it. */
export default function Confirmation({ orderNumber, order, onRestart }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { address, cart, delivery } = order;
  return (
    <Container maxWidth="sm" sx={{ paddingBlock: { xs: 6, md: 12 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        <CheckCircleOutlinedIcon color="success" sx={{ fontSize: 56 }} />
        <Typography
          ref={heading}
          component="h1"
          variant="h3"
          tabIndex={-1}
          sx={{ outline: 'none' }}
        >
          Order {orderNumber} is placed
        </Typography>
        <Typography>
          {delivery.label}: {delivery.detail.toLowerCase()}. Total:{' '}
          {formatCents(totalsOf(cart, delivery).total)}.
        </Typography>
        <Typography color="textSecondary">
          We’ll write to {address.email} when your seeds are on their way.
        </Typography>
        <Button variant="outlined" onClick={onRestart}>
          Start another order
        </Button>
      </Stack>
    </Container>
  );
}
