export interface Crate {
  id: number;
  orchard: string;
  variety: string;
  kilograms: number;
}

export const crates: Crate[] = [
  { id: 1, orchard: 'East slope', variety: 'Gala', kilograms: 340 },
  { id: 2, orchard: 'East slope', variety: 'Golden', kilograms: 210 },
  { id: 3, orchard: 'East slope', variety: 'Fuji', kilograms: 95 },
  { id: 4, orchard: 'Old wall', variety: 'Golden', kilograms: 180 },
  { id: 5, orchard: 'Old wall', variety: 'Pear', kilograms: 60 },
  { id: 6, orchard: 'River field', variety: 'Gala', kilograms: 420 },
  { id: 7, orchard: 'River field', variety: 'Plum', kilograms: 30 },
];
