/** Orders of a shop on each day of a week. */
export const orders = [
  { day: 'Mon', online: 42, store: 28 },
  { day: 'Tue', online: 38, store: 25 },
  { day: 'Wed', online: 51, store: 31 },
  { day: 'Thu', online: 47, store: 36 },
  { day: 'Fri', online: 64, store: 45 },
];

export const days = orders.map(({ day }) => day);
