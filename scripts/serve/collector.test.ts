import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { message } from '../../functions/collector/testing';
import { FEEDBACK_ENDPOINT } from '../../src/page/feedback/contract';
import { startCollector } from './collector';
import { startServer } from './serve';
import { temporaryFolder } from '../../test/unit/temporary-folder';

const { env } = process;
beforeEach(() => {
  process.env = { ...env };
});
afterAll(() => {
  process.env = env;
});

it('collects messages about pages of the deployed site, and counts the clients of its proxy', async () => {
  const dir = temporaryFolder({ 'site/index.html': 'home', 'site/a/index.html': 'page a' });
  const site = await startServer({ dir: path.join(dir, 'site'), port: 0 });
  Object.assign(process.env, {
    FEEDBACK_DATABASE_URL: pathToFileURL(path.join(dir, 'feedback.db')).href,
    FEEDBACK_SITE: site.url,
    FEEDBACK_ADDRESS_HEADER: 'x-real-ip',
    FEEDBACK_MESSAGES_PER_CLIENT: '2',
  });
  const collector = await startCollector(0);
  const send = async (page: string, client: string) => {
    const response = await fetch(collector.url + FEEDBACK_ENDPOINT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.url, 'X-Real-IP': client },
      body: JSON.stringify(message({ path: page })),
    });
    return response.status;
  };
  expect(await send('/a/', '192.0.2.1')).toBe(201);
  expect(await send('/b/', '192.0.2.1')).toBe(422);
  expect(await send('/a/', '192.0.2.1')).toBe(429);
  expect(await send('/a/', '192.0.2.2')).toBe(201);
  expect((await fetch(`${collector.url}/a/`)).status).toBe(404);
  await Promise.all([collector.close(), site.close()]);
});

it('requires the address of the site', async () => {
  delete process.env.FEEDBACK_SITE;
  await expect(startCollector(0)).rejects.toThrow('FEEDBACK_SITE is not set. Set it to');
});
