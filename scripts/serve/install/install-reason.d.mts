export function installReason(times: {
  lockedAt: number;
  installedAt: number | undefined;
}): string | null;
