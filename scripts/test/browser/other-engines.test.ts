import type { MachineFacts } from './machine-facts';
import { FIREFOX, WEBKIT, findPrograms, missingPackages, skipReason } from './other-engines';

function machine(files: string[], facts: Partial<MachineFacts> = {}): MachineFacts {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    uid: 0,
    exists: (file) => files.includes(file),
    playwrightBrowser: () => undefined,
    ...facts,
  };
}

const APT = '/usr/bin/apt-get';

describe('findPrograms', () => {
  it('prefers Firefox ESR, which is the one that Debian packages', () => {
    const files = ['/usr/local/bin/firefox', '/usr/bin/firefox-esr'];
    expect(findPrograms(FIREFOX, machine(files))).toEqual(['/usr/bin/firefox-esr']);
    expect(findPrograms(FIREFOX, machine(files.slice(0, 1)))).toEqual(['/usr/local/bin/firefox']);
  });

  it('finds all programs of an engine or none', () => {
    const files = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
    expect(findPrograms(WEBKIT, machine(files))).toEqual(files);
    expect(findPrograms(WEBKIT, machine(files.slice(0, 1)))).toBeNull();
  });
});

describe('missingPackages', () => {
  it('names the packages of incomplete engines', () => {
    expect(missingPackages(machine([APT]))).toEqual(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
    expect(missingPackages(machine([APT, '/usr/bin/firefox']))).toEqual([
      'webkit2gtk-driver',
      'xvfb',
    ]);
  });

  it.each([
    ['for another user', machine([APT], { uid: 1000 })],
    ['on another system', machine([APT], { platform: 'darwin' })],
    ['without apt-get', machine([])],
  ])('names none %s', (_case, facts) => {
    expect(missingPackages(facts)).toEqual([]);
  });
});

it('explains how to get an engine', () => {
  expect(skipReason(WEBKIT)).toBe(
    'Tests in WebKit are skipped: they need WebKitWebDriver and Xvfb on PATH. On Debian: apt-get install webkit2gtk-driver xvfb',
  );
});
