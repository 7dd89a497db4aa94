export interface Order {
  id: number;
  name: string;
  city: string;
  total: number;
  daysLate: number;
}

const cities = ['Berlin', 'Dublin', 'Lisbon'];

/** Makes the first `count` orders of a shop. */
export function makeOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Order ${1001 + index}`,
    city: cities[index % cities.length] ?? '',
    total: 40 + ((index * 131) % 430),
    daysLate: (index * 5) % 9,
  }));
}
