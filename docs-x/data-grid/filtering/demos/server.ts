import type { GridFilterModel } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { tickets } from './tickets';

/**
 * Mocks an API with a database. Answers after 600 ms.
 * Rejects when aborted, and always while `broken` is true.
 */
export function searchTickets(
  { items, quickFilterValues = [] }: GridFilterModel,
  { signal, broken }: { signal: AbortSignal; broken: boolean },
): Promise<Ticket[]> {
  const words = quickFilterValues.map((value) => String(value).toLowerCase());
  const [item] = items;

  function matches(ticket: Ticket): boolean {
    const text = `${ticket.subject} ${ticket.status}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return false;
    if (item?.value === undefined) return true;
    return item.field === 'status'
      ? ticket.status === item.value
      : text.includes(String(item.value).toLowerCase());
  }

  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (broken) reject(new Error('The server is being restarted.'));
      else resolve(tickets.filter(matches));
    }, 600);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('The request was aborted.'));
    });
  });
}
