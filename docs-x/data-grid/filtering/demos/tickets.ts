export interface Ticket {
  id: number;
  subject: string;
  customer: string;
  status: string;
  opened: Date;
  /** Working time in hours. `null` until somebody has worked on the ticket. */
  hours: number | null;
  /** Share of the agreed time that is used up, from 0 to 1. */
  used: number;
}

export const statuses = ['Open', 'Waiting', 'Solved'];

type Facts = [
  subject: string,
  customer: string,
  status: string,
  day: number,
  hours: number | null,
  used: number,
];

const facts: Facts[] = [
  ['Printer prints blank pages', 'City Library', 'Open', 2, 1.5, 0.25],
  ['New account for Ana Ruiz', 'Hill School', 'Solved', 3, 0.5, 0.05],
  ['Slow network in room 12', 'Hill School', 'Waiting', 4, 6, 0.75],
  ['Invoice sent twice', 'Green Café', 'Open', 5, null, 0],
  ['Password reset by email fails', 'City Library', 'Open', 8, 3, 0.5],
  ['Printer is offline', 'Baker & Sons', 'Waiting', 9, 2, 0.4],
  ['Backup failed at night', 'Baker & Sons', 'Solved', 10, 8, 0.9],
  ['Order a second screen', 'Green Café', 'Waiting', 11, null, 0],
  ['Update the price list', 'Green Café', 'Solved', 15, 1, 0.15],
  ['Screen stays black', 'Hill School', 'Open', 16, 4, 0.6],
];

export const tickets: Ticket[] = facts.map(
  ([subject, customer, status, day, hours, used], index) => ({
    id: index + 1,
    subject,
    customer,
    status,
    opened: new Date(2026, 5, day),
    hours,
    used,
  }),
);
