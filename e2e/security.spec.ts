import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';

/** What the browser reports about a violation. */
interface Violation {
  directive: string;
  blocked: string;
}

function directive(policy: string, name: string): string[] {
  const found = policy.split(';').map((part) => part.trim().split(/\s+/));
  return found.find(([first]) => first === name)?.slice(1) ?? [];
}

/** Waits for the next violation, in the page. */
function nextViolation(page: Page): Promise<Violation> {
  return page.evaluate(
    () =>
      new Promise<Violation>((resolve) => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI }) =>
            resolve({ directive: effectiveDirective, blocked: blockedURI }),
          { once: true },
        );
      }),
  );
}

test('every answer carries a policy that allows no script but the site’s own', async ({
  request,
}) => {
  for (const path of ['/', '/material-ui/react-button/', '/no-such-page/', '/sitemap.xml']) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts = directive(policy, 'script-src');
    expect(scripts, path).toContain("'self'");
    expect(scripts.filter((source) => !/^'(?:self|sha256-[\w+/=]+)'$/.test(source))).toEqual([]);
    expect(directive(policy, 'object-src')).toEqual(["'none'"]);
    expect(directive(policy, 'base-uri')).toEqual(["'self'"]);
    expect(directive(policy, 'default-src')).toEqual(["'self'"]);
  }
});

test('an inline script that somebody slips in is blocked and reported', async ({ page }) => {
  await openHydrated(page, '/');
  const reported = nextViolation(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  expect(await reported).toEqual({ directive: 'script-src-elem', blocked: 'inline' });
  await expect(page).not.toHaveTitle('taken over');
});

test('code in an attribute is blocked and reported', async ({ page }) => {
  await openHydrated(page, '/');
  const reported = nextViolation(page);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.setAttribute('onclick', 'document.title = "taken over"');
    document.body.append(button);
    button.click();
  });
  expect(await reported).toEqual({ directive: 'script-src-attr', blocked: 'inline' });
  await expect(page).not.toHaveTitle('taken over');
});

test('text is not run as code', async ({ page }) => {
  await openHydrated(page, '/');
  const reported = nextViolation(page);
  // In a task of its own: what the test itself evaluates is exempt.
  await page.evaluate(() => {
    setTimeout(() => new Function('document.title = "taken over"')());
  });
  expect(await reported).toEqual({ directive: 'script-src', blocked: 'eval' });
  await expect(page).not.toHaveTitle('taken over');
});

test('a script from another host is blocked and reported', async ({ page }) => {
  await page.route('https://scripts.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "taken over"' }),
  );
  await openHydrated(page, '/');
  const reported = nextViolation(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://scripts.example.com/evil.js';
    document.body.append(script);
  });
  expect(await reported).toMatchObject({ directive: 'script-src-elem' });
  await expect(page).not.toHaveTitle('taken over');
});

test('pages are only read: they ask for no login, send nothing and get no cookie', async ({
  page,
}) => {
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
  for (const path of [
    '/',
    '/material-ui/react-button/',
    '/joy-ui/react-button/',
    '/docs-infra/getting-started/',
  ]) {
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    // Demos may show a field for a password.
    const secret = page.locator('input[type="password"]:not(.demo-root *)');
    await expect(secret, path).toHaveCount(0);
    await expect(page.locator('form[action]:not(.demo-root *)'), path).toHaveCount(0);
  }
  expect([sent, cookies]).toEqual([[], []]);
});
