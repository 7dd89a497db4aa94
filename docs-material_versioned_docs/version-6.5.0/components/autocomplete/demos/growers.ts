export interface Grower {
  name: string;
  town: string;
  isNew?: boolean;
}

export const growers: readonly Grower[] = [
  { name: 'Alder Bank Nursery', town: 'Kendal' },
  { name: 'Cotter & Daughters', town: 'Bantry' },
  { name: 'Fern Hollow', town: 'Ludlow' },
  { name: 'Moss Lane Perennials', town: 'Ormskirk' },
  { name: 'Two Rivers Orchard', town: 'Ledbury' },
];
