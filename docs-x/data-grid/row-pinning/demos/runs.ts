export interface Run {
  id: number;
  boat: string;
  class: string;
  minutes: number;
  own: boolean;
}

const boats = ['Seagull', 'Swan', 'Heron', 'Duck', 'Goose', 'Pelican'];

export const runs: Run[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  boat: `${boats[index % boats.length]} ${Math.floor(index / boats.length) + 1}`,
  class: index % 3 === 0 ? 'Double' : 'Single',
  minutes: 31 + ((index * 7) % 17) + (index % 4) / 4,
  own: index === 4 || index === 15,
}));
