import { BUILD_DIR } from '../../scripts/shared/root';
import { startServer } from '../../scripts/serve/serve';
import type { RunningServer } from '../../scripts/serve/serve';

const SANDBOX = '/demo/live/material/';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dir: BUILD_DIR, port: 0 });
});
afterAll(() => server.close());

const get = (path: string, headers = {}) => fetch(server.url + path, { headers });
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';

it('the page that runs edited code is sandboxed and may not connect to any host', async () => {
  const response = await get(SANDBOX);
  expect(policyOf(response)).toContain('sandbox allow-scripts;');
  expect(policyOf(response)).toContain("connect-src 'none'");
});

it('a cached copy of that page gets the same policy', async () => {
  const response = await get(SANDBOX);
  const again = await get(SANDBOX, {
    'If-None-Match': response.headers.get('etag')!,
    // Otherwise Node's fetch asks for a response that isn't cached.
    'Cache-Control': 'max-age=0',
  });
  expect(again.status).toBe(304);
  expect(policyOf(again)).toBe(policyOf(response));
});

it('only assets may be loaded from the opaque origin of the sandbox', async () => {
  const [, script] = /src="([^"]+)"/.exec(await (await get(SANDBOX)).text())!;
  expect((await get(script!)).headers.get('access-control-allow-origin')).toBe('*');
  const page = await get('/material-ui/react-button/');
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
  expect(policyOf(page)).toContain("default-src 'self'");
  expect(policyOf(page)).not.toContain('unsafe-eval');
});
