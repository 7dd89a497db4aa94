import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Folder {
  id: string;
  label: string;
  children?: Folder[];
}

const waiting = (id: string) => [{ id: `${id}/waiting`, label: 'Loading…' }];

/** Stands for a request to a server. */
async function load(id: string): Promise<Folder[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return ['North', 'South', 'Coast'].map((name) => {
    const child = `${id}/${name.toLowerCase()}`;
    return {
      id: child,
      label: `${name} ${id.split('/').length}`,
      children: waiting(child),
    };
  });
}

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
  const requested = React.useRef(new Set<string>());
  const [items, setItems] = React.useState<Folder[]>([
    { id: 'survey', label: 'Survey', children: waiting('survey') },
    { id: 'aerial', label: 'Aerial photographs', children: waiting('aerial') },
  ]);

  const expand = async (id: string) => {
    if (requested.current.has(id)) return;
    requested.current.add(id);
    const children = await load(id);
    setItems((current) => withChildren(current, id, children));
  };

  return (
    <RichTreeView
      aria-label="Regions"
      items={items}
      onItemExpansionToggle={(_event, id, expanded) => {
        if (expanded) void expand(id);
      }}
      sx={{ width: 280, minHeight: 220 }}
    />
  );
}
