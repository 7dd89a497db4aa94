import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * The query and the hash of the current address, for links to the same place of another page. Empty in
 * the first render, because the server doesn't know them.
 *
 * @example to={`/material-ui/v6/react-button/${useQueryAndHash()}`} // '…/react-button/#sizes'
 */
export function useQueryAndHash(): string {
  const { search, hash } = useLocation();
  return useIsBrowser() ? search + hash : '';
}
