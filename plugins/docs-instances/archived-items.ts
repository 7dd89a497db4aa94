interface Document {
  id: string;
  title: string;
}

/** A Docusaurus sidebar item. */
interface DocItem {
  type: 'doc';
  id: string;
  label: string;
}

/**
 * The sidebar items of an archived version's folder of generated pages; the rest of its sidebar
 * was written down when the version was cut.
 *
 * @param folder - The folder that the sidebar's file names, such as `api`.
 */
export function archivedItems(folder: string, documents: readonly Document[]): DocItem[] {
  return documents
    .filter(({ id }) => id.startsWith(`${folder}/`))
    .map(({ id, title }) => ({
      type: 'doc' as const,
      id,
      label: title.replace(/ API$/, ''),
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
