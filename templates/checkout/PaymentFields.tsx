import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { useForm } from '../shared-forms/useForm';
import ChoiceCards from './ChoiceCards';
import type { Payment } from './payment';

const METHODS = [
  { value: 'card', label: 'Card', detail: 'Charged when the order is sent' },
  { value: 'invoice', label: 'Invoice', detail: 'Pay within 14 days after delivery' },
] as const;

/** The way to pay, and the card's details if it's a card. */
export default function PaymentFields({ form }: { form: ReturnType<typeof useForm<Payment>> }) {
  return (
    <>
      <ChoiceCards
        label="Way to pay"
        value={form.values.method}
        onChange={(method) => form.change('method', method)}
        choices={METHODS}
      />
      {form.values.method === 'card' && (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            mt: 3,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
          }}
        >
          <TextField
            {...form.field('cardNumber')}
            label="Card number"
            autoComplete="cc-number"
            required
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            sx={{ gridColumn: '1 / -1' }}
          />
          <TextField
            {...form.field('expiry')}
            label="Valid until (MM/YY)"
            autoComplete="cc-exp"
            required
          />
          <TextField
            {...form.field('securityCode')}
            label="Security code"
            autoComplete="cc-csc"
            required
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </Box>
      )}
    </>
  );
}
