import { load } from 'cheerio';
import { headerPolicy, withMetaPolicy } from './policy';

// A known value: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT_HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

describe('headerPolicy', () => {
  it('allows own files and only the given inline scripts', () => {
    expect(directive(headerPolicy(['alert(1)']), 'script-src')).toBe(
      `script-src 'self' ${ALERT_HASH}`,
    );
    expect(directive(headerPolicy([]), 'script-src')).toBe("script-src 'self'");
  });

  it('lists each script once, in a fixed order', () => {
    expect(headerPolicy(['a', 'b', 'a'])).toBe(headerPolicy(['b', 'a']));
  });

  it('restricts everything else', () => {
    expect(headerPolicy([]).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self' https://codesandbox.io https://stackblitz.com",
      "frame-ancestors 'self'",
    ]);
  });

  it('allows services to be fetched from, and partners to add scripts and images', () => {
    const policy = headerPolicy([], {
      services: ['https://a.example'],
      partners: ['https://b.example'],
    });
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://b.example");
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://b.example");
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://a.example https://b.example",
    );
  });
});

describe('withMetaPolicy', () => {
  const PAGE =
    '<!doctype html><html><head><meta charset=UTF-8><script>alert(1)</script></head></html>';

  it('adds the policy before every script, with the hashes of the page', () => {
    const $ = load(withMetaPolicy(PAGE));
    const [charset, policy, script] = $('head').children().toArray();
    expect([charset?.name, policy?.name, script?.name]).toEqual(['meta', 'meta', 'script']);
    expect($(policy!).attr('http-equiv')).toBe('Content-Security-Policy');
    const content = $(policy!).attr('content') ?? '';
    expect(directive(content, 'script-src')).toBe(`script-src 'self' ${ALERT_HASH}`);
    expect(content).not.toContain('frame-ancestors');
  });

  it('keeps an existing policy', () => {
    const once = withMetaPolicy(PAGE);
    expect(withMetaPolicy(once)).toBe(once);
  });

  it('rejects a page without a charset', () => {
    expect(() => withMetaPolicy('<html><head></head></html>')).toThrow('has no <meta charset');
  });
});
