import { material } from '../material';
import { themeCss } from '../../../foundation/branding/library-themes/theme-css';
import type { LibraryAdapter } from '../types';

/** Material UI 6.5.0, for its archived pages, which import it by the name of the current release. */
export const materialV6: LibraryAdapter = {
  ...material,
  provider: () => import('./provider'),
  theme: () => {
    const { materialV6Theme } = require('./theme') as typeof import('./theme');
    return themeCss(materialV6Theme);
  },
  chunks: [],
  families: undefined,
};
