export interface Editor {
  name: string;
  desk: string;
}

export const staff: readonly Editor[] = [
  { name: 'Amara Obi', desk: 'Science' },
  { name: 'Bruno Keller', desk: 'Courts' },
  { name: 'Chiyo Tanabe', desk: 'Culture' },
  { name: 'Dalia Haddad', desk: 'City hall' },
  { name: 'Einar Solberg', desk: 'Energy' },
  { name: 'Farida Rahmani', desk: 'Health' },
  { name: 'Goran Petrov', desk: 'Sports' },
];
