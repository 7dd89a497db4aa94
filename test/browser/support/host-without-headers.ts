import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import send from 'send';
import { BUILD_DIR } from '../../../scripts/shared/root';

/** Serves the built site without the headers of the preview server. */
export async function hostWithoutHeaders(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    send(request, pathname, { root: BUILD_DIR }).pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
