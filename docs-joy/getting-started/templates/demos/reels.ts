/** A reel of film in the vault. */
export interface Reel {
  id: string;
  title: string;
  year: number;
  shelf: string;
  state: 'In the vault' | 'On loan' | 'In repair';
}

export const reels: readonly Reel[] = [
  { id: '0117', title: 'Ice on the harbor', year: 1938, shelf: 'A 2', state: 'In the vault' },
  { id: '0242', title: 'The last ferry', year: 1951, shelf: 'A 7', state: 'On loan' },
  { id: '0243', title: 'The new bridge', year: 1952, shelf: 'A 7', state: 'In the vault' },
  { id: '0388', title: 'Herring season', year: 1957, shelf: 'C 1', state: 'In repair' },
  { id: '0410', title: 'School on the island', year: 1964, shelf: 'C 4', state: 'In the vault' },
  { id: '0526', title: 'Storm of January', year: 1976, shelf: 'D 3', state: 'On loan' },
];
