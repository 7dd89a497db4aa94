export const customers = [
  'Acme Inc.',
  'Globex',
  'Hooli',
  'Initech',
  'Soylent',
  'Umbrella',
  'Wayne Ltd.',
];
