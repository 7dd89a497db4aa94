export interface Loan {
  id: number;
  title: string;
  shelf: string;
  days: number;
}

const titles = ['Knots and ropes', 'Alpine plants', 'Bread at home', 'Maps of the delta'];
const shelves = ['Crafts 3', 'Nature 1', 'Kitchen 2', 'Travel 5'];

/** Makes the first `count` loans of a public library. */
export function makeLoans(count: number): Loan[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: titles[index % titles.length] ?? '',
    shelf: shelves[index % shelves.length] ?? '',
    days: (index * 11) % 29,
  }));
}
