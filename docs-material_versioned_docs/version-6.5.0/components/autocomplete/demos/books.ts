export interface Book {
  title: string;
  author: string;
  shelf: string;
}

/** Sorted by shelf. */
export const books: readonly Book[] = [
  { title: 'Evelina', author: 'Frances Burney', shelf: 'Letters' },
  { title: 'Lady Susan', author: 'Jane Austen', shelf: 'Letters' },
  { title: 'The Moonstone', author: 'Wilkie Collins', shelf: 'Mystery' },
  { title: 'The Woman in White', author: 'Wilkie Collins', shelf: 'Mystery' },
  { title: 'A Room with a View', author: 'E. M. Forster', shelf: 'Novels' },
  { title: 'Cranford', author: 'Elizabeth Gaskell', shelf: 'Novels' },
  { title: 'Middlemarch', author: 'George Eliot', shelf: 'Novels' },
  { title: 'North and South', author: 'Elizabeth Gaskell', shelf: 'Novels' },
  { title: 'Villette', author: 'Charlotte Brontë', shelf: 'Novels' },
  { title: 'Kidnapped', author: 'R. L. Stevenson', shelf: 'Sea stories' },
  { title: 'Lord Jim', author: 'Joseph Conrad', shelf: 'Sea stories' },
  { title: 'Typhoon', author: 'Joseph Conrad', shelf: 'Sea stories' },
];
