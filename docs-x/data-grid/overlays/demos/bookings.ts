import type { GridColDef } from '@mui/x-data-grid';

export interface Booking {
  id: number;
  guest: string;
  room: string;
  nights: number;
}

export const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', width: 110 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
];

export const bookings: Booking[] = [
  { id: 1, guest: 'Maria Lopez', room: 'Single 12', nights: 2 },
  { id: 2, guest: 'Tom Evans', room: 'Double 7', nights: 5 },
  { id: 3, guest: 'Anna Weber', room: 'Double 9', nights: 1 },
  { id: 4, guest: 'Lee Chen', room: 'Suite 1', nights: 3 },
];
