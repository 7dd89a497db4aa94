export interface Invoice {
  id: number;
  number: string;
  customer: string;
  /** Amount in euros. */
  amount: number;
  status: 'paid' | 'open' | 'overdue';
}

const customers = ['City Dental', 'Green Garage', 'Harbor Books', 'North Bakery', 'River Hotel'];

export const invoices: Invoice[] = Array.from({ length: 15 }, (_, index) => ({
  id: index + 1,
  number: `2026-${101 + index}`,
  customer: customers[(index * 3) % customers.length]!,
  amount: 40 + ((index * 379) % 900) + 0.5 * (index % 2),
  status: (['paid', 'open', 'paid', 'overdue'] as const)[index % 4]!,
}));
