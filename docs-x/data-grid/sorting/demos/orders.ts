export interface Order {
  id: string;
  customer: string;
  placed: Date;
  items: number;
  /** Price of an item in US dollars. */
  price: number;
  priority: string;
  /** Stars that the customer gave, from 1 to 5. `null` without a review. */
  rating: number | null;
}

type Facts = [
  customer: string,
  day: number,
  items: number,
  price: number,
  priority: string,
  rating: number | null,
];

const facts: Facts[] = [
  ['Baker & Sons', 4, 12, 8.5, 'Normal', 4],
  ['Nora Lind', 18, 1, 249, 'Urgent', null],
  ['City Library', 9, 30, 4.2, 'Low', 5],
  ['Omar Haddad', 21, 3, 59.9, 'High', null],
  ['Green Café', 2, 24, 6.75, 'Normal', 2],
  ['Ana Ruiz', 13, 2, 120, 'Urgent', 3],
  ['Hill School', 27, 60, 1.95, 'Low', 4],
  ['Kim Park', 24, 5, 17.4, 'High', 5],
];

export const orders: Order[] = facts.map(
  ([customer, day, items, price, priority, rating], index) => ({
    id: `Order ${index + 5}`,
    customer,
    placed: new Date(2026, 4, day),
    items,
    price,
    priority,
    rating,
  }),
);
