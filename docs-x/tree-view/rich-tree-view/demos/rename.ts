import type { FileItem } from './files';

/** The same items, one of them with another label. */
export function rename(items: FileItem[], itemId: string, label: string): FileItem[] {
  return items.map((item) => ({
    ...item,
    label: item.id === itemId ? label : item.label,
    children: item.children && rename(item.children, itemId, label),
  }));
}
