/** Flats for rent: size in square meters, rent in dollars, minutes to the center. */
export const flats = [
  { id: 1, size: 32, rent: 690, minutes: 28, area: 'north' },
  { id: 2, size: 41, rent: 880, minutes: 19, area: 'north' },
  { id: 3, size: 48, rent: 910, minutes: 31, area: 'north' },
  { id: 4, size: 55, rent: 1080, minutes: 24, area: 'north' },
  { id: 5, size: 67, rent: 1190, minutes: 35, area: 'north' },
  { id: 6, size: 78, rent: 1420, minutes: 22, area: 'north' },
  { id: 7, size: 29, rent: 820, minutes: 12, area: 'south' },
  { id: 8, size: 36, rent: 990, minutes: 9, area: 'south' },
  { id: 9, size: 44, rent: 1210, minutes: 6, area: 'south' },
  { id: 10, size: 52, rent: 1290, minutes: 14, area: 'south' },
  { id: 11, size: 63, rent: 1610, minutes: 7, area: 'south' },
  { id: 12, size: 74, rent: 1750, minutes: 11, area: 'south' },
];

export const rentAxis = {
  width: 60,
  valueFormatter: (rent: number) => `$${rent.toLocaleString('en-US')}`,
};
