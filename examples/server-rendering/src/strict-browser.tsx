import { hydrateRoot } from 'react-dom/client';
import { browserNonce } from './browser-nonce';
import Room from './Room';

const root = document.getElementById('root');

if (root) {
  hydrateRoot(root, <Room nonce={browserNonce() ?? ''} />);
}
