import { connect } from 'node:net';
import type { Socket } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectorConfig } from '../../../functions/collector/config';
import { openConfiguredStores } from '../../../functions/collector/local-stores';
import { lockDatabase, message } from '../../../functions/collector/testing';
import { FEEDBACK_ENDPOINT } from '../../../src/page/feedback/contract';
import { startServer } from '../serve';
import type { RunningServer } from '../serve';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const dir = temporaryFolder({ 'site/index.html': 'home', 'site/a/index.html': 'page a' });
const database = path.join(dir, 'feedback.db');
let server: RunningServer;

beforeAll(async () => {
  process.env.FEEDBACK_DATABASE_URL = pathToFileURL(database).href;
  server = await startServer({ dir: path.join(dir, 'site'), port: 0 });
  delete process.env.FEEDBACK_DATABASE_URL;
});
afterAll(async () => {
  await server.close();
});

function send(body: string, headers: Record<string, string> = {}) {
  return fetch(server.url + FEEDBACK_ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.url, ...headers },
    body,
  });
}

async function storedPaths(): Promise<string[]> {
  const stores = await openConfiguredStores(collectorConfig({}), database);
  const paths = (await stores.feedback.all()).map((one) => one.path);
  stores.close();
  return paths;
}

it('stores messages about pages of the served site', async () => {
  expect((await send(JSON.stringify(message({ path: '/a/' })))).status).toBe(201);
  expect((await send(JSON.stringify(message({ path: '/b/' })))).status).toBe(422);
  expect(await storedPaths()).toEqual(['/a/']);
});

it('answers other methods and ignores other paths', async () => {
  const response = await fetch(server.url + FEEDBACK_ENDPOINT, { method: 'PUT' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, POST']);
  expect(await (await fetch(`${server.url}/a/`)).text()).toBe('page a');
  expect((await fetch(`${server.url}/a/`, { method: 'POST' })).status).toBe(405);
});

it('rejects a huge message and keeps running', async () => {
  expect((await send('x'.repeat(5_000_000))).status).toBe(413);
  expect((await send('{}')).status).toBe(422);
});

it('serves pages while another process locks the database, then stores the message', async () => {
  const before = await storedPaths();
  const release = await lockDatabase(pathToFileURL(database).href);
  let status: number | undefined;
  const sent = send(JSON.stringify(message({ path: '/a/' }))).then((response) => {
    status = response.status;
  });
  for (let count = 0; count < 3; count += 1) {
    expect(await (await fetch(`${server.url}/a/`)).text()).toBe('page a');
  }
  expect(status).toBeUndefined();
  await release();
  await sent;
  expect(status).toBe(201);
  expect(await storedPaths()).toEqual([...before, '/a/']);
});

/** Sends raw bytes. @returns Everything received until the connection closes. */
function sendRaw(text: string, then?: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      socket.write(text);
      then?.(socket);
    });
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const start = (host: string, length: number) =>
  [
    `POST ${FEEDBACK_ENDPOINT} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${server.url}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    'Connection: close',
    '\r\n',
  ].join('\r\n');

it('rejects an invalid Host header', async () => {
  expect(await sendRaw(`${start('a b', 2)}{}`)).toMatch(/^HTTP\/1\.1 400 /);
});

it('stores nothing when the connection is closed early, and keeps running', async () => {
  const before = await storedPaths();
  const { host } = new URL(server.url);
  const text = JSON.stringify(message({ path: '/a/' }));
  // A complete message on a connection that closes before the announced length.
  await sendRaw(start(host, text.length + 1) + text, (socket) => socket.end());
  expect((await send('{}')).status).toBe(422);
  expect(await storedPaths()).toEqual(before);
});
