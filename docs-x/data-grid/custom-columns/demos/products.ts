export interface Product {
  id: number;
  name: string;
  /** Price in euros. */
  price: number;
  /** Cost of one delivery in euros. */
  delivery: number;
  /** Share of the price, such as 0.15. */
  discount: number;
  /** 1 to 5 stars. */
  rating: number | null;
  /** Pieces sold in each of the last eight months. */
  sold: number[];
  supplier: string;
  /** Next delivery to the shop, as an ISO date. */
  restock: string | null;
}

export const suppliers = [
  'Alpine Goods',
  'Baltic Timber',
  'City Lights',
  'Harbor Metal',
  'North Textiles',
  'Valley Glass',
];

const names = ['Desk lamp', 'Office chair', 'Bookshelf', 'Water bottle', 'Wall clock'];

export const products: Product[] = names.map((name, index) => ({
  id: index + 1,
  name,
  price: [39.9, 249, 129.5, 14.9, 27][index]!,
  delivery: [4.9, 35, 49, 3.9, 4.9][index]!,
  discount: [0.1, 0, 0.15, 0, 0.25][index]!,
  rating: [4, 5, 3, null, 2][index]!,
  sold: Array.from(
    { length: 8 },
    (_, month) => 20 + ((index * 17 + month * (index + 3) * 5) % 40) + month * (index - 1) * 2,
  ),
  supplier: suppliers[(index * 2) % suppliers.length]!,
  restock: index === 3 ? null : `2026-06-${String(8 + index * 3).padStart(2, '0')}`,
}));
