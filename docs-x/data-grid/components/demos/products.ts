import type { GridColDef } from '@mui/x-data-grid';

export interface Product {
  id: number;
  name: string;
  category: string;
  stock: number;
  price: number;
}

const names = ['Desk lamp', 'Office chair', 'Notebook', 'Ballpoint pen', 'Monitor', 'Keyboard'];
const categories = ['Lighting', 'Furniture', 'Paper', 'Writing', 'Computers', 'Computers'];

/** 36 products of an office shop, with prices in euros. */
export const products: Product[] = Array.from({ length: 36 }, (_, index) => ({
  id: index + 1,
  name: `${names[index % names.length]} ${100 + index}`,
  category: categories[index % categories.length] ?? '',
  stock: (index * 17) % 90,
  price: 4 + ((index * 23) % 180),
}));

export const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'stock', headerName: 'Pieces', type: 'number', width: 90 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `${value} €`,
  },
];
