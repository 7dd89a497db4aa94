export interface Folder {
  id: string;
  label: string;
  children?: Folder[];
}

/** Makes a folder expandable before its children are loaded. */
export const placeholder = (id: string): Folder[] => [{ id: `${id}/loading`, label: 'Loading…' }];

/** Simulates a request for the children of a folder. */
export async function load(id: string): Promise<Folder[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return ['North', 'South', 'West'].map((name) => {
    const child = `${id}/${name.toLowerCase()}`;
    const label = `${name} ${id.split('/').length}`;
    return { id: child, label, children: placeholder(child) };
  });
}
