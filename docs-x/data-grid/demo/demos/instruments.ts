export interface Instrument {
  id: string;
  kind: string;
  family: string;
  condition: string;
  value: number;
  checked: Date;
  lent: boolean;
  borrower: string;
}

export const families = ['Drums', 'Keys', 'Strings', 'Wind'];
export const conditions = ['New', 'Good', 'Worn', 'In repair'];

const kinds: [kind: string, family: string, value: number][] = [
  ['Cello', 'Strings', 2400],
  ['Electric guitar', 'Strings', 780],
  ['Trumpet', 'Wind', 520],
  ['Drum kit', 'Drums', 1390],
  ['Saxophone', 'Wind', 1850],
  ['Flute', 'Wind', 640],
  ['Piano', 'Keys', 3100],
  ['Keyboard', 'Keys', 450],
  ['Guitar', 'Strings', 320],
  ['Bass drum', 'Drums', 260],
  ['Electric piano', 'Keys', 990],
  ['Violin', 'Strings', 1300],
];

const groups = ['Beginners', 'Choir', 'School band', 'Youth orchestra'];

/** Makes the inventory of a music school, the same on server and browser. */
export function makeInstruments(count: number): Instrument[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919 + 104_729) % 9973;
    const [kind, family, value] = kinds[mixed % kinds.length] ?? kinds[0]!;
    const lent = Math.floor(mixed / 7) % 5 < 3;
    return {
      id: `MS-${String(index + 1).padStart(4, '0')}`,
      kind,
      family,
      condition: conditions[Math.floor(mixed / 13) % conditions.length] ?? '',
      value: Math.round((value * (60 + (Math.floor(mixed / 19) % 41))) / 100),
      checked: new Date(2025, Math.floor(mixed / 17) % 12, 1 + (mixed % 28)),
      lent,
      borrower: lent ? (groups[Math.floor(mixed / 11) % groups.length] ?? '') : '',
    };
  });
}
