export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Pieces sold on each weekday. */
export const products = [
  { id: 'bread', label: 'Bread', data: [48, 41, 53, 46, 72] },
  { id: 'rolls', label: 'Rolls', data: [91, 84, 97, 88, 120] },
  { id: 'cake', label: 'Cake', data: [17, 12, 21, 25, 38] },
];
