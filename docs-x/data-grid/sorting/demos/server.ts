import type { GridSortModel } from '@mui/x-data-grid';
import type { Order } from './orders';
import { orders } from './orders';

function compare(a: Order, b: Order, field: string): number {
  if (field === 'customer') return a.customer.localeCompare(b.customer, 'en');
  if (field === 'placed') return a.placed.getTime() - b.placed.getTime();
  return a.price - b.price;
}

/** Mocks a database with an ORDER BY clause. Answers after 600 ms; rejects when aborted. */
export function fetchOrders([item]: GridSortModel, signal: AbortSignal): Promise<Order[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const sign = item?.sort === 'desc' ? -1 : 1;
      resolve(item ? [...orders].sort((a, b) => sign * compare(a, b, item.field)) : orders);
    }, 600);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('The request was aborted.'));
    });
  });
}
