export interface Crate {
  id: number;
  orchard: string;
  variety: string;
  kilograms: number;
}

export const crates: Crate[] = [
  { id: 1, orchard: 'East slope', variety: 'Pearmain', kilograms: 340 },
  { id: 2, orchard: 'East slope', variety: 'Russet', kilograms: 210 },
  { id: 3, orchard: 'East slope', variety: 'Costard', kilograms: 95 },
  { id: 4, orchard: 'Old wall', variety: 'Russet', kilograms: 180 },
  { id: 5, orchard: 'Old wall', variety: 'Quince', kilograms: 60 },
  { id: 6, orchard: 'River field', variety: 'Pearmain', kilograms: 420 },
  { id: 7, orchard: 'River field', variety: 'Medlar', kilograms: 30 },
];
