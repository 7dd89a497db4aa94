export interface Order {
  number: number;
  customer: string;
  city: string;
  pieces: number;
  total: number;
}

const customers: [name: string, city: string][] = [
  ['Lindqvist Interiors', 'Malmö'],
  ['Café Aurora', 'Porto'],
  ['Studio Hallam', 'Leeds'],
  ['Bakery Zielona', 'Kraków'],
  ['Hotel Belvair', 'Lausanne'],
  ['Tanaka Florists', 'Kobe'],
  ['Riverside School', 'Dayton'],
];

export const orders: Order[] = Array.from({ length: 43 }, (_, index) => {
  const [customer, city] = customers[(index * 3) % customers.length]!;
  const pieces = 2 + ((index * 7) % 19);
  return { number: 7314 - index, customer, city, pieces, total: pieces * (18 + (index % 5)) };
});
