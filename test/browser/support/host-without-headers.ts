import { createServer } from 'node:http';
import type { Server } from 'node:http';
import send from 'send';
import { listen } from '../../../scripts/serve/serve/listen';
import { BUILD_DIR } from '../../../scripts/shared/root';

/** Serves the built site without the headers of the preview server. */
export async function hostWithoutHeaders(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    send(request, pathname, { root: BUILD_DIR }).pipe(response);
  });
  return { url: await listen(server, 0), server };
}
