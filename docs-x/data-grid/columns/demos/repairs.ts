export interface Repair {
  id: number;
  ticket: string;
  bike: string;
  fault: string;
  hours: number;
  parts: number;
  received: string;
  status: 'waiting' | 'started' | 'ready';
}

export const statuses = [
  { value: 'waiting', label: 'Waiting for parts' },
  { value: 'started', label: 'In progress' },
  { value: 'ready', label: 'Ready to collect' },
];

const bikes = ['Cargo bike', 'City bike', 'Folding bike', 'Kids bike', 'Road bike'];
const faults = [
  'Brakes are too weak',
  'Chain comes off in the highest gear',
  'Flat tire',
  'Headlight fails in the rain',
  'Back wheel is bent',
];

/** Twenty-four jobs of a bicycle workshop. */
export const repairs: Repair[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  ticket: `R-${410 + index}`,
  bike: bikes[(index * 3) % bikes.length]!,
  fault: faults[(index * 7 + 2) % faults.length]!,
  hours: 0.5 + ((index * 5) % 7) / 2,
  parts: 8 + ((index * 37) % 90),
  received: `2026-03-${String(1 + ((index * 11) % 27)).padStart(2, '0')}`,
  status: (['waiting', 'started', 'ready'] as const)[(index * 2 + 1) % 3]!,
}));
