export interface Invoice {
  id: number;
  customer: string;
  due: Date;
  /** Amount in euros. */
  amount: number;
}

const customers = ['Baker & Sons', 'City Library', 'Green Café', 'Hill School', 'Nora Lind'];

/** Makes the first `count` invoices of a shop. */
export function makeInvoices(count: number): Invoice[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 1001 + index,
    customer: customers[(index * 3) % customers.length] ?? '',
    due: new Date(2026, 0, 1 + index),
    amount: 40 + ((index * 173) % 900),
  }));
}
