import type { GridColDef } from '@mui/x-data-grid';

export interface Reading {
  id: number;
  gauge: string;
  minute: number;
  centimeters: number;
}

const rivers = ['Upper weir', 'Mill race', 'Old bridge', 'Harbor lock'];

/** Makes water levels that are the same on server and browser. */
export function makeReadings(count: number, shift = 0): Reading[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    gauge: rivers[index % rivers.length] ?? '',
    minute: Math.floor(index / rivers.length),
    centimeters: 120 + ((index * 7919 + shift * 31) % 240),
  }));
}

export const columns: GridColDef<Reading>[] = [
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 120 },
  { field: 'minute', headerName: 'Minute', type: 'number', width: 100 },
  { field: 'centimeters', headerName: 'Level, cm', type: 'number', width: 120 },
];
