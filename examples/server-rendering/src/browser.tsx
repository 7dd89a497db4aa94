import createCache from '@emotion/cache';
import { hydrateRoot } from 'react-dom/client';
import Page from './Page';

const root = document.getElementById('root');

if (root) {
  hydrateRoot(root, <Page cache={createCache({ key: 'css' })} />);
}
