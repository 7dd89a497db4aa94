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
 * The sidebar items of an archived version's folder of generated pages. Docusaurus saved the rest
 * of its sidebar when the version was created.
 *
 * @param folder - The folder named in the sidebar file, such as `api`.
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
