import type { GridColDef } from '@mui/x-data-grid';

export interface Ticket {
  id: number;
  subject: string;
  priority: string;
  hours: number;
}

const subjects = [
  'Login fails',
  'Invoice missing',
  'Slow report',
  'Wrong address',
  'Printer offline',
];
const priorities = ['Low', 'Urgent', 'Normal'];

/** 30 support tickets, with their age in hours. */
export const tickets: Ticket[] = Array.from({ length: 30 }, (_, index) => ({
  id: 501 + index,
  subject: subjects[index % subjects.length] ?? '',
  priority: priorities[index % priorities.length] ?? '',
  hours: 1 + ((index * 19) % 70),
}));

export const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 140 },
  { field: 'priority', headerName: 'Priority', width: 100 },
  { field: 'hours', headerName: 'Age, hours', type: 'number', width: 110 },
];
