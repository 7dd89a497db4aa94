export interface Ticket {
  id: number;
  subject: string;
  priority: string;
  minutes: number;
  own: boolean;
}

const subjects = [
  'Wrong invoice',
  'Login fails',
  'Late delivery',
  'Refund',
  'New address',
  'Broken lamp',
];

export const tickets: Ticket[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  subject: subjects[index % subjects.length]!,
  priority: index % 3 === 0 ? 'High' : 'Normal',
  minutes: 31 + ((index * 7) % 17) + (index % 4) / 4,
  own: index === 4 || index === 15,
}));
