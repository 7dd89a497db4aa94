interface NavbarItem {
  type?: string;
  docId?: string;
  docsPluginId?: string;
  items?: readonly NavbarItem[];
}

/** How a document is named by the docs instance and its id. */
export const docKey = (instance: string, id: string) => `${instance} ${id}`;

/** The documents that items of the navbar look up by their id on each page, as `docKey` names them. */
export function navbarDocs({ navbar }: { navbar?: { items?: readonly NavbarItem[] } }): string[] {
  const keysOf = ({ type, docId, docsPluginId = 'default', items = [] }: NavbarItem): string[] => [
    ...(type === 'doc' && docId ? [docKey(docsPluginId, docId)] : []),
    ...items.flatMap(keysOf),
  ];
  return (navbar?.items ?? []).flatMap(keysOf);
}
