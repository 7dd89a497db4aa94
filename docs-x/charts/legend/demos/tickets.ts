export const weeks = ['W18', 'W19', 'W20', 'W21'];

/** Support tickets of each week. */
export const tickets = [
  { id: 'open', label: 'Open', data: [34, 28, 41, 25] },
  { id: 'waiting', label: 'Waiting', data: [12, 15, 9, 14] },
  { id: 'closed', label: 'Closed', data: [52, 61, 47, 66] },
];
