import type { GridColDef } from '@mui/x-data-grid';

export interface Reading {
  id: number;
  room: string;
  minute: number;
  celsius: number;
}

const rooms = ['Kitchen', 'Office', 'Meeting room', 'Storage room'];

/** Makes room temperatures that are the same on server and browser. */
export function makeReadings(count: number, shift = 0): Reading[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    room: rooms[index % rooms.length] ?? '',
    minute: Math.floor(index / rooms.length),
    celsius: 15 + ((index * 7919 + shift * 31) % 130) / 10,
  }));
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
