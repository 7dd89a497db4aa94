export interface Shipment {
  id: number;
  code: string;
  goods: string;
  city: string;
  weight: number;
  arrival: Date;
  delivered: boolean;
}

export const cities = ['Berlin', 'Dublin', 'Lisbon', 'Oslo', 'Prague', 'Vienna'];
const goods = ['Coffee', 'Desks', 'Lamps', 'Olive oil', 'Paper', 'Rice', 'Tea'];

/** The same number between 0 and 1 for the same two arguments. */
function noise(index: number, seed: number): number {
  const value = Math.imul(index + 1, 2_654_435_761) ^ Math.imul(seed + 1, 1_597_334_677);
  const mixed = Math.imul(value ^ (value >>> 15), 2_246_822_507);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296;
}

/** Makes rows that are the same on server and browser. */
export function makeShipments(count: number): Shipment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `S-${String(index + 1).padStart(6, '0')}`,
    goods: goods[Math.floor(noise(index, 1) * goods.length)] ?? '',
    city: cities[Math.floor(noise(index, 2) * cities.length)] ?? '',
    weight: Math.round(noise(index, 3) * 24_000) / 10,
    arrival: new Date(2026, 0, 1 + Math.floor(noise(index, 4) * 365)),
    delivered: noise(index, 5) > 0.4,
  }));
}
