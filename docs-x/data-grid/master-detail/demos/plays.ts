export interface Play {
  id: number;
  title: string;
  stage: string;
  minutes: number;
  evenings: string[];
}

export const plays: Play[] = [
  {
    id: 1,
    title: 'The lamp room',
    stage: 'Main stage',
    minutes: 110,
    evenings: ['March 3, 7:30', 'March 9, 7:30', 'March 15, 6:00'],
  },
  {
    id: 2,
    title: 'Salt',
    stage: 'Studio',
    minutes: 75,
    evenings: ['March 4, 8:00', 'March 5, 8:00'],
  },
  {
    id: 3,
    title: 'Nine letters',
    stage: 'Main stage',
    minutes: 140,
    evenings: ['March 7, 7:00'],
  },
];
