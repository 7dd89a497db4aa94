export const orders = [
  { number: 1042, customer: 'Acme Inc.', items: 3, total: 58 },
  { number: 1043, customer: 'Globex', items: 1, total: 120 },
  { number: 1044, customer: 'Initech', items: 12, total: 341 },
];
