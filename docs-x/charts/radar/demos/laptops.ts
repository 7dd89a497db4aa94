/** Points of two laptops in a test, up to 10 for each measure. */
export const metrics = ['Speed', 'Battery', 'Screen', 'Price', 'Weight'];

export const laptops = [
  { id: 'a', label: 'Model A', data: [9, 6, 8, 5, 4] },
  { id: 'b', label: 'Model B', data: [6, 9, 6, 8, 9] },
];
