import type { GridColDef } from '@mui/x-data-grid';

export interface Reading {
  id: number;
  room: string;
  hours: number[];
}

/** Temperatures of 100 rooms, in °C, for each hour of a day. Some rooms were too warm. */
export const readings: Reading[] = Array.from({ length: 100 }, (_, row) => ({
  id: row + 1,
  room: `Room ${101 + row}`,
  hours: Array.from({ length: 24 }, (_hour, hour) => {
    const warm = row % 12 === 7 && hour === (row * 5) % 24;
    return 16 + ((row * 7 + hour * 5) % 9) + (warm ? 10 : 0);
  }),
}));

export const columns: GridColDef<Reading>[] = [
  { field: 'room', headerName: 'Room', width: 110 },
  ...Array.from({ length: 24 }, (_, hour): GridColDef<Reading> => ({
    field: `h${hour}`,
    headerName: `${hour}:00`,
    type: 'number',
    width: 90,
    valueGetter: (_value, { hours }) => hours[hour],
    valueFormatter: (value: number) => `${value} °C`,
  })),
];
