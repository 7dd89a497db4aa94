export interface Loan {
  id: string;
  title: string;
  shelf: string;
  dueInDays: number;
  renewals: number;
}

export const loans: Loan[] = [
  { id: 'atlas', title: 'An Atlas of Quiet Places', shelf: 'Travel', dueInDays: 3, renewals: 2 },
  { id: 'bees', title: 'Bees on the Balcony', shelf: 'Nature', dueInDays: 17, renewals: 0 },
  { id: 'clock', title: 'The Clockmaker of Riga', shelf: 'Novels', dueInDays: 9, renewals: 1 },
  { id: 'dough', title: 'Dough, Day by Day', shelf: 'Cooking', dueInDays: 1, renewals: 3 },
  { id: 'echo', title: 'Echoes under Ice', shelf: 'Nature', dueInDays: 12, renewals: 0 },
  { id: 'fjord', title: 'Fjord Railways', shelf: 'Travel', dueInDays: 6, renewals: 1 },
];
