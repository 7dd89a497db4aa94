export interface Product {
  id: number;
  name: string;
  stock: number;
  price: number;
}

export const products: Product[] = [
  { id: 1, name: 'Keyboard', stock: 1240, price: 49.9 },
  { id: 2, name: 'Monitor', stock: 85, price: 219 },
  { id: 3, name: 'Desk lamp', stock: 310, price: 34.5 },
  { id: 4, name: 'Headset', stock: 0, price: 79.9 },
];
