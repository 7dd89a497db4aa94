export interface Booking {
  id: number;
  customer: string;
  kind: string;
  item: string;
  days: number;
}

export const items: Record<string, string[]> = {
  Camera: ['Cinema body', 'Field recorder', 'Rugged compact'],
  Light: ['Panel 60 × 60', 'Soft box', 'Spot'],
  Sound: ['Boom set', 'Wireless pair'],
};

export const start: Booking[] = [
  { id: 1, customer: 'School film club', kind: 'Camera', item: 'Rugged compact', days: 3 },
  { id: 2, customer: 'Harbor museum', kind: 'Light', item: 'Spot', days: 1 },
  { id: 3, customer: 'City choir', kind: 'Sound', item: 'Boom set', days: 2 },
];
