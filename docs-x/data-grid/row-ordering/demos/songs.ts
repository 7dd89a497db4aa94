export interface Song {
  id: string;
  title: string;
  minutes: number;
}

export const songs: Song[] = [
  { id: 'a', title: 'Blue morning', minutes: 4 },
  { id: 'b', title: 'Summer rain', minutes: 6 },
  { id: 'c', title: 'Two coffees', minutes: 3 },
  { id: 'd', title: 'Long way down', minutes: 7 },
  { id: 'e', title: 'Encore', minutes: 5 },
];

/** Returns a copy of the list with one song at another index. */
export function move(list: Song[], id: string, to: number): Song[] {
  const song = list.find((one) => one.id === id);
  if (!song) return list;
  const rest = list.filter((one) => one !== song);
  const index = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, index), song, ...rest.slice(index)];
}
