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
    expect(chooseBrowser(machine(['/opt/chrome', '/usr/bin/chromium'], { env }))).toEqual({
      path: '/opt/chrome',
    });
  });

  it('throws if CHROME_PATH does not exist', () => {
    const env = { PATH: '/usr/bin', CHROME_PATH: '/opt/gone' };
    expect(() => chooseBrowser(machine(['/usr/bin/chromium'], { env }))).toThrow('"/opt/gone"');
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'finds %s on PATH',
    (command) => {
      expect(chooseBrowser(machine([`/usr/bin/${command}`]))).toEqual({
        path: `/usr/bin/${command}`,
      });
    },
  );

  it('prefers Chromium to Chrome, regardless of their order on PATH', () => {
    const files = ['/usr/local/bin/google-chrome', '/usr/bin/chromium'];
    expect(chooseBrowser(machine(files))).toEqual({ path: '/usr/bin/chromium' });
  });

  it('finds an application only on macOS', () => {
    expect(chooseBrowser(machine([CHROME_APPLICATION], { platform: 'darwin' }))).toEqual({
      path: CHROME_APPLICATION,
    });
    expect(chooseBrowser(machine([CHROME_APPLICATION]))).toEqual({ installers: ['playwright'] });
  });

  it("uses Playwright's browser if none is installed", () => {
    const playwrightBrowser = () => '/cache/chrome';
    expect(chooseBrowser(machine([], { playwrightBrowser }))).toEqual({ path: '/cache/chrome' });
    expect(chooseBrowser(machine(['/usr/bin/chromium'], { playwrightBrowser }))).toEqual({
      path: '/usr/bin/chromium',
    });
  });

  it('adds apt-get for root on Debian', () => {
    expect(chooseBrowser(machine(['/usr/bin/apt-get'], { uid: 0 }))).toEqual({
      installers: ['playwright', 'apt'],
    });
  });

  it.each([
    ['for another user', machine(['/usr/bin/apt-get'])],
    ['without apt-get', machine([], { uid: 0 })],
    ['without a PATH', machine(['/usr/bin/chromium', '/usr/bin/apt-get'], { uid: 0, env: {} })],
  ])("only tries Playwright's installer %s", (_case, facts) => {
    expect(chooseBrowser(facts)).toEqual({ installers: ['playwright'] });
  });
});
