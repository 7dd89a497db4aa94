/** An object of the museum's collection. */
export interface MuseumObject {
  id: string;
  name: string;
  room: string;
}

export const objects: readonly MuseumObject[] = [
  { id: 'K-104', name: 'Bronze oil lamp', room: 'Room 2' },
  { id: 'K-117', name: 'Glazed tile with heron', room: 'Room 2' },
  { id: 'K-203', name: 'Traveling sundial', room: 'Room 5' },
  { id: 'K-219', name: 'Miniature sextant', room: 'Room 5' },
  { id: 'K-288', name: 'Chart of the northern coast', room: 'Depot' },
  { id: 'K-301', name: 'Bone chess rook', room: 'Depot' },
  { id: 'K-342', name: 'Silk sampler', room: 'Depot' },
];
