export interface Hive {
  id: number;
  name: string;
  apiary: string;
  kilograms: number;
  mites: number;
}

const apiaries = ['Orchard', 'Quarry', 'Roof'];

/** Makes the first `count` bee colonies of an association. */
export function makeHives(count: number): Hive[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Colony ${index + 1}`,
    apiary: apiaries[index % apiaries.length] ?? '',
    kilograms: 22 + ((index * 13) % 31),
    mites: (index * 5) % 9,
  }));
}
