export interface Shift {
  id: number;
  day: string;
  place: string;
  team: string;
  hours: string;
}

export const shifts: Shift[] = [
  { id: 1, day: 'Monday', place: 'Store', team: 'Early team', hours: '6–14' },
  { id: 2, day: 'Monday', place: 'Store', team: 'Late team', hours: '14–22' },
  { id: 3, day: 'Monday', place: 'Warehouse', team: 'Early team', hours: '6–14' },
  { id: 4, day: 'Tuesday', place: 'Warehouse', team: 'Early team', hours: '6–14' },
  { id: 5, day: 'Tuesday', place: 'Warehouse', team: 'Late team', hours: '14–22' },
];
