import type { GridColDef } from '@mui/x-data-grid';

export interface Reading {
  id: number;
  room: string;
  minute: number;
  celsius: number;
}

const rooms = ['Kitchen', 'Office', 'Meeting room', 'Storage room'];

/** Makes room temperatures that are the same on server and browser. */
export function makeReadings(count: number): Reading[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    room: rooms[index % rooms.length] ?? '',
    minute: Math.floor(index / rooms.length),
    celsius: 15 + ((index * 7919) % 130) / 10,
  }));
}

/** Stands for a socket that sends 50 messages a second, each with a new value of a row. */
export function subscribe(listener: (message: Pick<Reading, 'id' | 'celsius'>) => void) {
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    listener({ id: (sent % 40) + 1, celsius: 15 + ((sent * 31) % 130) / 10 });
  }, 20);
  return () => clearInterval(timer);
}

export const columns: GridColDef<Reading>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 120 },
  { field: 'minute', headerName: 'Minute', type: 'number', width: 100 },
  { field: 'celsius', headerName: 'Celsius', type: 'number', width: 120 },
];

/** The same columns, and a count of how often their cells are rendered. */
export function countCells() {
  const counter = { cells: 0 };
  const countedColumns = columns.map((column): typeof column => ({
    ...column,
    renderCell: ({ formattedValue }) => {
      counter.cells += 1;
      return String(formattedValue);
    },
  }));
  return { counter, columns: countedColumns };
}
