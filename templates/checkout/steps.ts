/** The steps of the checkout, in order. */
export const STEPS = ['address', 'delivery', 'payment', 'review'] as const;

export type Step = (typeof STEPS)[number];

export const STEP_LABELS: Record<Step, string> = {
  address: 'Address',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review',
};
