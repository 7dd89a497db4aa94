import { installReason } from './install-reason.mjs';

describe('installReason', () => {
  it('requires an install without node_modules', () => {
    expect(installReason({ lockedAt: 100, installedAt: undefined })).toBe(
      'node_modules is missing or incomplete',
    );
  });

  it('requires an install if package-lock.json changed after the last one', () => {
    expect(installReason({ lockedAt: 101, installedAt: 100 })).toBe(
      'package-lock.json is newer than node_modules',
    );
  });

  it('accepts an install at the same time or later', () => {
    expect(installReason({ lockedAt: 100, installedAt: 100 })).toBeNull();
    expect(installReason({ lockedAt: 100, installedAt: 101 })).toBeNull();
  });
});
