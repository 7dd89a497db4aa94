export interface Invoice {
  id: string;
  customer: string;
  due: string;
  amount: number;
}

const customers = ['Harbor Bakery', 'Northside Clinic', 'Green Street School', 'Lakeview Hotel'];

/** Makes the first `count` invoices, with amounts in euros. */
export function makeInvoices(count: number): Invoice[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `INV-${1001 + index}`,
    customer: customers[index % customers.length] ?? '',
    due: `2026-0${1 + (index % 9)}-15`,
    amount: 80 + ((index * 137) % 900),
  }));
}
