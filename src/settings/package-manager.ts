import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';
import { PACKAGE_MANAGERS } from './types';
import type { PackageManager } from './types';

/** Storage key. */
export const PACKAGE_MANAGER_KEY = 'docs-package-manager';

const listeners = new Set<() => void>();

/** Parses a stored choice. Unknown values count as npm. */
export function parsePackageManager(stored: string | null): PackageManager {
  return PACKAGE_MANAGERS.find((manager) => manager === stored) ?? 'npm';
}

function getPackageManager(): PackageManager {
  return parsePackageManager(readStored(PACKAGE_MANAGER_KEY));
}

// CSS shows the tab panel named by the attribute. The inline script sets it before the first paint.
function refresh(): void {
  document.documentElement.setAttribute('data-package-manager', getPackageManager());
  listeners.forEach((listener) => listener());
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key === PACKAGE_MANAGER_KEY) {
    refresh();
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', onStorage);
    }
  };
}

/** Sets the package manager for commands on all pages. */
export function setPackageManager(manager: PackageManager): void {
  writeStored(PACKAGE_MANAGER_KEY, manager);
  refresh();
}

/** The current package manager. The first render returns npm, like the server. */
export function usePackageManager(): PackageManager {
  return useSyncExternalStore(subscribe, getPackageManager, () => 'npm');
}
