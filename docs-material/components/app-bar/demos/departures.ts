/** Departures of one day. */
export interface Departure {
  time: string;
  to: string;
  ship: string;
}

const routes = [
  { to: 'Skarholm', ship: 'Tern' },
  { to: 'North Quay', ship: 'Seagull' },
  { to: 'Lund Island', ship: 'Eider' },
];

export const departures: readonly Departure[] = Array.from({ length: 30 }, (_, index) => ({
  time: `${6 + Math.floor(index / 2)}:${index % 2 === 0 ? '10' : '40'}`,
  ...routes[index % routes.length]!,
}));
