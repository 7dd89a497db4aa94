export const regions = ['North', 'East', 'South', 'West'];

/** Units sold in each region, by year. */
export const sales = [
  { year: 2023, units: [310, 220, 140, 260] },
  { year: 2024, units: [280, 290, 190, 330] },
  { year: 2025, units: [340, 250, 270, 300] },
];
