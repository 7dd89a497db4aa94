import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useForm } from '../shared-forms/useForm';
import { addressValidators, EMPTY_ADDRESS } from './address';
import AddressFields from './AddressFields';
import ChoiceCards from './ChoiceCards';
import Confirmation from './Confirmation';
import { CART, DELIVERY_OPTIONS } from './data';
import OrderSummary from './OrderSummary';
import { EMPTY_PAYMENT, paymentValidators } from './payment';
import PaymentFields from './PaymentFields';
import { placeOrder } from './placeOrder';
import Progress from './Progress';
import Review from './Review';
import StepForm from './StepForm';
import type { Step } from './steps';
import { formatCents, totalsOf } from './totals';

const DELIVERY_CHOICES = DELIVERY_OPTIONS.map(({ id, label, detail, price }) => ({
  value: id,
  label,
  detail,
  end: price === 0 ? 'Free' : formatCents(price),
}));

/** The steps from the cart to a placed order. All input is kept here, so no step loses it. */
export default function CheckoutFlow({ onRestart }: { onRestart: () => void }) {
  const [step, setStep] = useState<Step>('address');
  const [hasMoved, setMoved] = useState(false);
  const [cart, setCart] = useState(CART);
  const [deliveryId, setDeliveryId] = useState(DELIVERY_OPTIONS[0].id);
  const [orderNumber, setOrderNumber] = useState<string | null>(null);
  const delivery = DELIVERY_OPTIONS.find(({ id }) => id === deliveryId) ?? DELIVERY_OPTIONS[0];
  const totals = totalsOf(cart, delivery);

  const goTo = (next: Step) => {
    setMoved(true);
    setStep(next);
  };
  const address = useForm({
    initialValues: EMPTY_ADDRESS,
    validators: addressValidators,
    onSubmit: async () => goTo('delivery'),
  });
  const payment = useForm({
    initialValues: EMPTY_PAYMENT,
    validators: paymentValidators,
    onSubmit: async () => goTo('review'),
  });
  const order = { cart, address: address.values, delivery, payment: payment.values };
  const review = useForm({
    initialValues: {},
    validators: {},
    onSubmit: async () => setOrderNumber(await placeOrder(order)),
  });

  if (orderNumber !== null) {
    return <Confirmation orderNumber={orderNumber} order={order} onRestart={onRestart} />;
  }
  const forms: Record<Step, ReactElement> = {
    address: (
      <StepForm
        title="Where should we send it?"
        action="Continue to delivery"
        onSubmit={address.handleSubmit}
        focusHeading={hasMoved}
      >
        <AddressFields form={address} />
      </StepForm>
    ),
    delivery: (
      <StepForm
        title="How fast?"
        action="Continue to payment"
        onSubmit={(event) => {
          event.preventDefault();
          goTo('payment');
        }}
        onBack={() => goTo('address')}
        focusHeading={hasMoved}
      >
        <ChoiceCards
          label="Delivery"
          value={deliveryId}
          onChange={setDeliveryId}
          choices={DELIVERY_CHOICES}
        />
      </StepForm>
    ),
    payment: (
      <StepForm
        title="How do you want to pay?"
        action="Continue to review"
        onSubmit={payment.handleSubmit}
        onBack={() => goTo('delivery')}
        focusHeading={hasMoved}
      >
        <PaymentFields form={payment} />
      </StepForm>
    ),
    review: (
      <StepForm
        title="Is everything right?"
        action={`Place order for ${formatCents(totals.total)}`}
        onSubmit={review.handleSubmit}
        onBack={() => goTo('payment')}
        focusHeading={hasMoved}
        failure={review.failure}
        isPending={review.isPending}
      >
        <Review order={order} onChange={goTo} />
      </StepForm>
    ),
  };

  return (
    <Container sx={{ paddingBlock: { xs: 4, md: 7 } }}>
      <Typography component="h1" variant="h3" sx={{ mb: 4 }}>
        Checkout
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 7 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 24rem)' },
        }}
      >
        <div>
          <Progress step={step} onReturn={goTo} />
          <Box key={step} sx={{ mt: 5 }}>
            {forms[step]}
          </Box>
        </div>
        <OrderSummary
          cart={cart}
          totals={totals}
          onQuantityChange={(id, quantity) =>
            setCart(cart.map((item) => (item.id === id ? { ...item, quantity } : item)))
          }
        />
      </Box>
    </Container>
  );
}
