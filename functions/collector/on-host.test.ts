import type { Client } from '@libsql/client';
import handlePost from './on-host';
import { KNOWN_PATH, ORIGIN, message, post } from './testing';

const mockOpened: { url: string; authToken?: string }[] = [];

// The web client only supports remote databases, so the test replaces it with one in memory.
jest.mock('@libsql/client/web', () => ({
  createClient: (options: { url: string; authToken?: string }): Client => {
    mockOpened.push(options);
    const { createClient } = jest.requireActual<typeof import('@libsql/client')>('@libsql/client');
    return createClient({ url: ':memory:' });
  },
}));

const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
  const isKnown = String(address) === ORIGIN + KNOWN_PATH;
  return new Response(null, {
    status: isKnown ? 200 : 404,
    headers: { 'Content-Type': 'text/html' },
  });
});

const HEADERS = { 'Content-Type': 'application/json', Origin: ORIGIN };
const from = (address: string) =>
  post(message(), { headers: { ...HEADERS, 'X-Address': address } });

it('reports the missing database setting', async () => {
  await expect(handlePost(post(message()))).rejects.toThrow('Set FEEDBACK_DATABASE_URL');
});

it("uses the remote database, the site's pages and the host's address header", async () => {
  Object.assign(process.env, {
    FEEDBACK_DATABASE_URL: 'libsql://feedback.example.com',
    FEEDBACK_DATABASE_TOKEN: 'token',
    FEEDBACK_ADDRESS_HEADER: 'x-address',
    FEEDBACK_MESSAGES_PER_CLIENT: '1',
  });
  const statuses = [];
  for (const request of [from('192.0.2.1'), from('192.0.2.1'), from('192.0.2.2')]) {
    statuses.push((await handlePost(request)).status);
  }
  expect(statuses).toEqual([201, 429, 201]);
  const unknown = post(message({ path: '/none/' }), {
    headers: { ...HEADERS, 'X-Address': '192.0.2.3' },
  });
  expect((await handlePost(unknown)).status).toBe(422);
  expect(mockOpened).toEqual([{ url: 'libsql://feedback.example.com', authToken: 'token' }]);
  expect(fetched.mock.calls.map(([address]) => String(address))).toEqual([
    ORIGIN + KNOWN_PATH,
    `${ORIGIN}/none/`,
  ]);
});
