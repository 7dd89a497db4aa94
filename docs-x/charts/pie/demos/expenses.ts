/** Monthly expenses of a small office, in dollars. */
export const expenses = [
  { id: 'rent', label: 'Rent', value: 2400 },
  { id: 'cleaning', label: 'Cleaning', value: 1100 },
  { id: 'energy', label: 'Energy', value: 800 },
  { id: 'software', label: 'Software', value: 500 },
  { id: 'snacks', label: 'Snacks', value: 200 },
];

export const total = expenses.reduce((sum, { value }) => sum + value, 0);

/** Formats an amount, such as $2,400. */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Formats the share of an amount in the total, such as 48%. */
export const share = (amount: number) => `${Math.round((100 * amount) / total)}%`;
