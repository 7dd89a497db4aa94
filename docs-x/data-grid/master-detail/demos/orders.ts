export interface Order {
  id: string;
  customer: string;
  total: number;
  items: string[];
}

export const orders: Order[] = [
  {
    id: 'A-1041',
    customer: 'Anna Berg',
    total: 268,
    items: ['2 desk lamps', '1 monitor', '1 USB cable'],
  },
  { id: 'A-1042', customer: 'Ben Okafor', total: 99, items: ['1 keyboard', '1 mouse'] },
  { id: 'A-1043', customer: 'Carla Rossi', total: 340, items: ['2 office chairs'] },
];
