import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { BUILD_DIR } from '../../../scripts/shared/root';

/** Serves the built site without the headers of the preview server. */
export async function hostWithoutHeaders(): Promise<{ url: string; server: Server }> {
  const server = createServer(sirv(BUILD_DIR));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
