export interface Room {
  id: number;
  code: string;
  name: string;
  seats: number;
  projector: boolean;
}

export const rooms: Room[] = [
  { id: 1, code: 'A-101', name: 'Library', seats: 8, projector: false },
  { id: 2, code: 'A-204', name: 'Workshop', seats: 24, projector: true },
  { id: 3, code: 'B-110', name: 'Studio', seats: 12, projector: true },
  { id: 4, code: 'B-302', name: 'Lounge', seats: 30, projector: false },
];

/** Rows in which the one with the same id is replaced. */
export function withRoom(rows: Room[], room: Room): Room[] {
  return rows.map((row) => (row.id === room.id ? room : row));
}
