import type { GridFilterItem, GridGetRowsParams } from '@mui/x-data-grid';

export interface Order {
  id: number;
  customer: string;
  status: string;
  total: number;
}

export const statuses = ['Open', 'Paid', 'Shipped'];
const customers = ['Adams Ltd', 'Bright Foods', 'City Hotel', 'Delta Tools', 'East Clinic'];

function makeOrder(id: number): Order {
  const customer = customers[(id * 3) % customers.length] ?? '';
  const status = statuses[(id * 2) % statuses.length] ?? '';
  return { id, customer, status, total: 20 + ((id * 137) % 480) };
}

function matches(order: Order, { field, operator, value }: GridFilterItem): boolean {
  if (value === undefined || value === null || value === '') return true;
  const cell = String(order[field as keyof Order]).toLowerCase();
  const wanted = String(value).toLowerCase();
  if (operator === 'contains') return cell.includes(wanted);
  if (operator === '>=') return Number(cell) >= Number(wanted);
  return cell === wanted;
}

/** Imitates a server with 40 orders. A request takes `latency` milliseconds. */
export function createServer(latency = 500) {
  let orders = Array.from({ length: 40 }, (_, index) => makeOrder(index + 1));
  let online = true;
  const respond = <T>(read: () => T) =>
    new Promise<T>((resolve) => setTimeout(resolve, latency)).then(() => {
      if (!online) throw new Error('The server can’t be reached');
      return read();
    });
  return {
    setOnline: (value: boolean) => void (online = value),
    addOrder: () => void (orders = [makeOrder(orders.length + 1), ...orders]),
    getOrders: ({ sortModel, filterModel, start, end }: GridGetRowsParams) =>
      respond(() => {
        const words = (filterModel.quickFilterValues ?? []).map((word) => `${word}`.toLowerCase());
        const found = orders
          .filter((order) => filterModel.items.every((item) => matches(order, item)))
          .filter(({ customer }) => words.every((word) => customer.toLowerCase().includes(word)));
        const [by] = sortModel;
        const key = by?.field as keyof Order;
        const sign = by?.sort === 'desc' ? -1 : 1;
        if (by) found.sort((a, b) => (a[key] > b[key] ? sign : a[key] < b[key] ? -sign : 0));
        return { rows: found.slice(Number(start), end + 1), rowCount: found.length };
      }),
    updateOrder: (order: Order) =>
      respond(() => {
        if (order.total > 500) throw new Error('The credit limit is €500');
        orders = orders.map((old) => (old.id === order.id ? order : old));
        return order;
      }),
  };
}
