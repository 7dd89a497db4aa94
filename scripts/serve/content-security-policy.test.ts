import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentSecurityPolicy, contentSecurityPolicyOf } from './content-security-policy';

// A known value: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT_HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

describe('contentSecurityPolicy', () => {
  it('allows own files and only the given inline scripts', () => {
    expect(directive(contentSecurityPolicy(['alert(1)']), 'script-src')).toBe(
      `script-src 'self' ${ALERT_HASH}`,
    );
    expect(directive(contentSecurityPolicy([]), 'script-src')).toBe("script-src 'self'");
  });

  it('lists each script once, in a fixed order', () => {
    expect(contentSecurityPolicy(['a', 'b', 'a'])).toBe(contentSecurityPolicy(['b', 'a']));
  });

  it('restricts everything else', () => {
    expect(contentSecurityPolicy([]).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self' https://codesandbox.io https://stackblitz.com",
    ]);
  });
});

describe('contentSecurityPolicyOf', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'policy-'));
  afterAll(() => rmSync(dir, { recursive: true }));

  it('collects the scripts of all pages in all folders', () => {
    mkdirSync(path.join(dir, 'a/b'), { recursive: true });
    writeFileSync(path.join(dir, 'index.html'), '<script>one()</script>');
    writeFileSync(path.join(dir, 'a/b/index.html'), '<script>alert(1)</script>');
    writeFileSync(path.join(dir, 'a/notes.txt'), '<script>three()</script>');
    expect(contentSecurityPolicyOf(dir)).toBe(contentSecurityPolicy(['one()', 'alert(1)']));
  });

  it('allows the configured ad network and event sink', () => {
    const env = {
      ADS_SCRIPT: 'https://ads.example/script.js',
      ANALYTICS_SINK: 'collector',
      ANALYTICS_URL: 'https://events.example/',
    };
    Object.assign(process.env, env);
    try {
      const policy = contentSecurityPolicyOf(dir);
      const origins = 'https://ads.example https://events.example';
      expect(directive(policy, 'script-src')).toContain(origins);
      expect(directive(policy, 'img-src')).toBe(`img-src 'self' data: ${origins}`);
      expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' ${origins}`);
    } finally {
      Object.keys(env).forEach((name) => delete process.env[name]);
    }
  });

  it('allows the configured search service', () => {
    process.env.DOCSEARCH_APP_ID = 'APP';
    try {
      expect(directive(contentSecurityPolicyOf(dir), 'connect-src')).toBe(
        "connect-src 'self' https://APP-dsn.algolia.net https://*.algolianet.com",
      );
    } finally {
      delete process.env.DOCSEARCH_APP_ID;
    }
  });
});
