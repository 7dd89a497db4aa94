/** A harbor and the depth of its fairway in meters. */
export interface Harbor {
  name: string;
  depth: number;
}

export const harbors: readonly Harbor[] = [
  { name: 'Brekkavik', depth: 4.2 },
  { name: 'Norddal', depth: 7.5 },
  { name: 'Saltholm', depth: 3.1 },
];
