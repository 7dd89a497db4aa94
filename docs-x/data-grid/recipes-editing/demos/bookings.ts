export interface Booking {
  id: number;
  customer: string;
  kind: string;
  item: string;
  days: number;
}

export const items: Record<string, string[]> = {
  Camera: ['Compact camera', 'Photo camera', 'Video camera'],
  Light: ['Flash', 'Lamp', 'Spotlight'],
  Sound: ['Microphone', 'Speaker'],
};

export const start: Booking[] = [
  { id: 1, customer: 'Film club', kind: 'Camera', item: 'Video camera', days: 3 },
  { id: 2, customer: 'City museum', kind: 'Light', item: 'Lamp', days: 1 },
  { id: 3, customer: 'City choir', kind: 'Sound', item: 'Microphone', days: 2 },
];
