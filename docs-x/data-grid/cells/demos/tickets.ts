export interface Ticket {
  id: number;
  subject: string;
  message: string;
  customer: { name: string; city: string };
  /** Minutes since the customer wrote. */
  waiting: number;
  priority: 'low' | 'normal' | 'urgent';
  answered: boolean;
}

const texts: [subject: string, message: string][] = [
  [
    'Invoice shows the old address',
    'We moved in March and changed the address in the account. The new invoice still has the old one, so our bank refuses to pay it. Please send a corrected invoice.',
  ],
  ['Password link expired', 'The link in the email was valid for ten minutes only.'],
  [
    'Export stops at 5,000 rows',
    'The export of our orders ends after 5,000 rows without a message. We have about 12,000 orders a year and need all of them for the tax office, at the latest by Friday.',
  ],
  ['Add a second user', 'How can my colleague sign in with her own email address?'],
  [
    'Delivery to two addresses',
    'We would like to split one order between the warehouse and the shop. The form accepts one address only. Is there another way, or do we have to place two orders and pay for the delivery twice?',
  ],
  ['Wrong currency', 'Prices are in dollars although our account is set to euros.'],
];

const customers = [
  { name: 'Harbor Books', city: 'Lisbon' },
  { name: 'North Bakery', city: 'Oslo' },
  { name: 'Green Garage', city: 'Lyon' },
  { name: 'City Dental', city: 'Dublin' },
];

const waiting = [95, 12, 410, 45, 250, 130];

export const tickets: Ticket[] = texts.map(([subject, message], index) => ({
  id: index + 1,
  subject,
  message,
  customer: customers[(index * 3) % customers.length]!,
  waiting: waiting[index]!,
  priority: (['normal', 'low', 'urgent'] as const)[index % 3]!,
  answered: index === 3,
}));

/** A duration, for example "2 h 5 min" for 125 minutes. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
