import { installReason } from './install-reason.mjs';

describe('installReason', () => {
  it('asks for an install without node_modules', () => {
    expect(installReason({ lockedAt: 100, installedAt: undefined })).toBe(
      'node_modules is missing or incomplete',
    );
  });

  it('asks for an install when package-lock.json changed after the last one', () => {
    expect(installReason({ lockedAt: 101, installedAt: 100 })).toBe(
      'package-lock.json is newer than node_modules',
    );
  });

  it('is content with an install of the same moment or later', () => {
    expect(installReason({ lockedAt: 100, installedAt: 100 })).toBeNull();
    expect(installReason({ lockedAt: 100, installedAt: 101 })).toBeNull();
  });
});
