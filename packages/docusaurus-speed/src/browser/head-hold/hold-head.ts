import type { ClientModule } from '@docusaurus/types';
import { HelmetProvider } from 'react-helmet-async';

/**
 * Blocks the head manager until the app is hydrated. React hydrates in slices, and between two of
 * them the manager would write an incomplete state: on slow machines, pages lost their direction or
 * mode class for some frames. The server and the inline script have already written everything.
 * Afterwards, Docusaurus's attribute for hydrated pages makes the manager write everything once.
 */
if (typeof document !== 'undefined') {
  HelmetProvider.canUseDOM = false;
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  HelmetProvider.canUseDOM = true;
};
