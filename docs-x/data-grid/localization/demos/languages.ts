import type { GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, frFR } from '@mui/x-data-grid/locales';

function columnsIn(language: string, headers: readonly string[]): GridColDef[] {
  const [name, stock, price] = headers;
  const money = { style: 'currency', currency: 'EUR' } as const;
  const { format } = new Intl.NumberFormat(language, money);
  return [
    { field: 'name', headerName: name, flex: 1, minWidth: 120 },
    { field: 'stock', headerName: stock, type: 'number', width: 100 },
    {
      field: 'price',
      headerName: price,
      type: 'number',
      width: 120,
      valueFormatter: (value: number) => format(value),
    },
  ];
}

/** The texts of the app and the locale of the grid, by language. */
export const languages = {
  en: {
    name: 'English',
    label: 'Products',
    columns: columnsIn('en', ['Product', 'Stock', 'Price']),
    locale: enUS,
  },
  de: {
    name: 'Deutsch',
    label: 'Produkte',
    columns: columnsIn('de', ['Produkt', 'Bestand', 'Preis']),
    locale: deDE,
  },
  fr: {
    name: 'Français',
    label: 'Produits',
    columns: columnsIn('fr', ['Produit', 'Stock', 'Prix']),
    locale: frFR,
  },
};
