import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRef, useState } from 'react';
import type { Folder } from './server';
import { load, placeholder } from './server';

function withChildren(
  items: Folder[],
  id: string,
  children: Folder[],
): Folder[] {
  return items.map((item) => {
    if (item.id === id) return { ...item, children };
    if (!id.startsWith(`${item.id}/`) || !item.children) return item;
    return { ...item, children: withChildren(item.children, id, children) };
  });
}

export default function LazyTree() {
  const requested = useRef(new Set<string>());
  const [items, setItems] = useState<Folder[]>([
    { id: 'sales', label: 'Sales', children: placeholder('sales') },
    { id: 'stock', label: 'Stock', children: placeholder('stock') },
  ]);

  const expand = async (id: string) => {
    if (requested.current.has(id)) return;
    requested.current.add(id);
    const children = await load(id);
    setItems((current) => withChildren(current, id, children));
  };

  return (
    <RichTreeView
      id="regions-on-demand"
      aria-label="Sales and stock by region"
      items={items}
      onItemExpansionToggle={(_event, id, expanded) => {
        if (expanded) void expand(id);
      }}
      sx={{ width: 280, minHeight: 220 }}
    />
  );
}
