export const orders = [
  { number: 1042, client: 'Acme', items: 3, total: 58 },
  { number: 1043, client: 'Globex', items: 1, total: 120 },
  { number: 1044, client: 'Initech', items: 12, total: 341 },
];
