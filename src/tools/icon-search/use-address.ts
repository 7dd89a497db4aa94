import { useHistory, useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { START, readAddress, searchOf } from './address';
import type { IconAddress } from './address';

/** Typing changes the URL once it pauses, in ms. Safari limits the number of changes. */
const PAUSE_MS = 300;

/**
 * The state of the search, which the URL follows. Also follows the URL, for links to an icon.
 *
 * @returns The state, without the URL during hydration; and a function that changes a part of it.
 */
export function useAddress(): [IconAddress, (change: Partial<IconAddress>) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const [address, setAddress] = useState(START);
  const written = useRef<string>(undefined);

  useEffect(() => {
    if (search !== written.current) {
      setAddress(readAddress(search));
    }
  }, [search]);

  useEffect(() => {
    if (address === START) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const { location } = history;
      written.current = searchOf(address, location.search);
      if (written.current !== location.search) {
        history.replace({ ...location, search: written.current });
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address, history]);

  const change = useCallback(
    (changed: Partial<IconAddress>) => setAddress((last) => ({ ...last, ...changed })),
    [],
  );
  return [address, change];
}
