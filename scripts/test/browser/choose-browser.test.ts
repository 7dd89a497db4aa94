import { chooseBrowser } from './choose-browser';
import type { MachineFacts } from './machine-facts';

function machine(files: string[], facts: Partial<MachineFacts> = {}): MachineFacts {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    uid: 1000,
    exists: (file) => files.includes(file),
    playwrightBrowser: () => undefined,
    ...facts,
  };
}

const CHROME_APPLICATION = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

describe('chooseBrowser', () => {
  it('prefers CHROME_PATH to an installed browser', () => {
    const env = { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome' };
    expect(chooseBrowser(machine(['/opt/chrome', '/usr/bin/chromium'], { env }))).toBe(
      '/opt/chrome',
    );
  });

  it('throws if CHROME_PATH does not exist', () => {
    const env = { PATH: '/usr/bin', CHROME_PATH: '/opt/gone' };
    expect(() => chooseBrowser(machine(['/usr/bin/chromium'], { env }))).toThrow('"/opt/gone"');
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'finds %s on PATH',
    (command) => {
      expect(chooseBrowser(machine([`/usr/bin/${command}`]))).toBe(`/usr/bin/${command}`);
    },
  );

  it('prefers Chromium to Chrome, regardless of their order on PATH', () => {
    const files = ['/usr/local/bin/google-chrome', '/usr/bin/chromium'];
    expect(chooseBrowser(machine(files))).toBe('/usr/bin/chromium');
  });

  it('finds an application only on macOS', () => {
    expect(chooseBrowser(machine([CHROME_APPLICATION], { platform: 'darwin' }))).toBe(
      CHROME_APPLICATION,
    );
    expect(chooseBrowser(machine([CHROME_APPLICATION]))).toBeUndefined();
  });

  it("uses Playwright's browser if none is installed", () => {
    const playwrightBrowser = () => '/cache/chrome';
    expect(chooseBrowser(machine([], { playwrightBrowser }))).toBe('/cache/chrome');
    expect(chooseBrowser(machine(['/usr/bin/chromium'], { playwrightBrowser }))).toBe(
      '/usr/bin/chromium',
    );
  });

  it('finds none without a PATH', () => {
    expect(chooseBrowser(machine(['/usr/bin/chromium'], { env: {} }))).toBeUndefined();
  });
});
