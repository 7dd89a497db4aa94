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

export const families = ['Brass', 'Keys', 'Percussion', 'Strings', 'Woodwind'];
export const conditions = ['New', 'Good', 'Worn', 'In repair'];

const kinds: [kind: string, family: string, value: number][] = [
  ['Cello', 'Strings', 2400],
  ['Clarinet', 'Woodwind', 780],
  ['Trumpet', 'Brass', 520],
  ['Double bass', 'Strings', 3900],
  ['Trombone', 'Brass', 1850],
  ['Flute', 'Woodwind', 640],
  ['Piano', 'Keys', 1100],
  ['Marimba', 'Percussion', 2950],
  ['Oboe', 'Woodwind', 1720],
  ['Snare drum', 'Percussion', 260],
  ['Stage piano', 'Keys', 990],
  ['Viola', 'Strings', 1300],
];

const groups = ['Beginners', 'Chamber group', 'Concert band', 'Youth orchestra'];

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
