/**
 * Fetches a built page and returns what an element of it contains.
 *
 * @param url - Address of the page.
 * @param id - Id of the element.
 * @throws If the request fails, or the element is missing or empty.
 */
export async function fetchList(url: string, id: string): Promise<NodeListOf<ChildNode>> {
  const response = await fetch(url);
  const html = response.ok ? await response.text() : '';
  const list = new DOMParser().parseFromString(html, 'text/html').getElementById(id);
  if (!list?.hasChildNodes()) {
    throw new Error(`${url} responded with ${response.status} and without the list "${id}".`);
  }
  return list.childNodes;
}
