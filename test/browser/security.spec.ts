import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hostWithoutHeaders } from './support/host-without-headers';
import { openHydrated } from './support/hydration';
import { scrollThrough } from './support/layout-shift';
import { collectFaults } from './support/page-faults';
import { whenIdle } from './support/painted';

/** What the browser reports about a violation. */
interface Violation {
  directive: string;
  blocked: string;
}

/** Runs code in the page and returns the first violation that follows. */
async function nextViolation(page: Page, attack: () => void): Promise<Violation> {
  const violation = await page.evaluateHandle(() => ({
    seen: new Promise<Violation>((resolve) => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI }) =>
          resolve({ directive: effectiveDirective, blocked: blockedURI }),
        { once: true },
      );
    }),
  }));
  await page.evaluate(attack);
  return violation.evaluate(({ seen }) => seen);
}

function injectInlineScript(): void {
  const script = document.createElement('script');
  script.textContent = 'document.title = "taken over"';
  document.body.append(script);
}

const INLINE_BLOCKED: Violation = { directive: 'script-src-elem', blocked: 'inline' };

test('injected scripts are blocked and reported', { tag: '@commit' }, async ({ page }) => {
  await page.route('https://scripts.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "taken over"' }),
  );
  await openHydrated(page, '/');

  await test.step('an inline script', async () => {
    expect(await nextViolation(page, injectInlineScript)).toEqual(INLINE_BLOCKED);
  });

  await test.step('code in an attribute', async () => {
    const violation = await nextViolation(page, () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'document.title = "taken over"');
      document.body.append(button);
      button.click();
    });
    expect(violation).toEqual({ directive: 'script-src-attr', blocked: 'inline' });
  });

  await test.step('text run as code', async () => {
    const violation = await nextViolation(page, () => {
      // In a separate task, because code that the test evaluates is exempt.
      setTimeout(() => new Function('document.title = "taken over"')());
    });
    expect(violation).toEqual({ directive: 'script-src', blocked: 'eval' });
  });

  await test.step('a script from another host', async () => {
    const violation = await nextViolation(page, () => {
      const script = document.createElement('script');
      script.src = 'https://scripts.example.com/evil.js';
      document.body.append(script);
    });
    expect(violation).toMatchObject({ directive: 'script-src-elem' });
  });

  await expect(page).not.toHaveTitle('taken over');
});

test('pages run and block injected scripts on a host that sends no headers', async ({ page }) => {
  const faults = await collectFaults(page);
  const { url, server } = await hostWithoutHeaders();
  try {
    await openHydrated(page, `${url}/material-ui/api/button/`);
    await openHydrated(page, `${url}/`);
    // The second page interrupts what the first one still loads.
    expect(faults.filter((fault) => !fault.startsWith('net::ERR_ABORTED'))).toEqual([]);
    expect(await nextViolation(page, injectInlineScript)).toEqual(INLINE_BLOCKED);
    await expect(page).not.toHaveTitle('taken over');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

// `test/built/server.test.ts` shows that pages have no login and no form that sends data.
test('pages only send GET requests without credentials, and get no cookie', async ({ page }) => {
  const sent: string[] = [];
  const cookies: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || 'authorization' in request.headers()) {
      sent.push(`${request.method()} ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if ('set-cookie' in response.headers()) {
      cookies.push(response.url());
    }
  });
  for (const path of ['/', '/material-ui/react-button/', '/docs-infra/getting-started/']) {
    await openHydrated(page, path);
    // Loads demos, and prefetches the previous and the next page.
    await scrollThrough(page);
    await whenIdle(page);
  }
  expect([sent, cookies]).toEqual([[], []]);
});
