export interface Store {
  id: number;
  city: string;
  manager: string;
  phone: string;
  /** Sales in euros by month. */
  sales: Record<string, number>;
}

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const cities = ['Berlin', 'Dublin', 'Lisbon', 'Oslo', 'Prague', 'Vienna'];
const managers = ['A. Keller', 'B. Murphy', 'C. Santos', 'D. Olsen', 'E. Novak', 'F. Huber'];

export const stores: Store[] = cities.map((city, index) => ({
  id: index + 1,
  city,
  manager: managers[index]!,
  phone: `555 01${20 + index * 7}`,
  sales: Object.fromEntries(
    months.map((month, number) => [month, 8200 + ((index * 731 + number * 1377) % 6100)]),
  ),
}));
