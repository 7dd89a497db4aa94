import { writeStored } from './storage';

/** Whether the browser allows storage. */
export function canStore(): boolean {
  const probe = 'docs-probe';
  return writeStored('localStorage', probe, '1') && writeStored('localStorage', probe, null);
}
