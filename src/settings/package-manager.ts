import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';
import { PACKAGE_MANAGERS } from './types';
import type { PackageManager } from './types';

/** Where the choice is stored. */
export const PACKAGE_MANAGER_KEY = 'docs-package-manager';

const listeners = new Set<() => void>();

/** Reads a stored choice; anything unknown is npm. */
export function parsePackageManager(stored: string | null): PackageManager {
  return PACKAGE_MANAGERS.find((manager) => manager === stored) ?? 'npm';
}

function getPackageManager(): PackageManager {
  return parsePackageManager(readStored(PACKAGE_MANAGER_KEY));
}

// The attribute shows the tabs' panels: the inline script sets it before anything is painted.
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

/** Chooses the package manager for all commands of all pages. */
export function setPackageManager(manager: PackageManager): void {
  writeStored(PACKAGE_MANAGER_KEY, manager);
  refresh();
}

/** The package manager, live; npm in the first render, as the server rendered it. */
export function usePackageManager(): PackageManager {
  return useSyncExternalStore(subscribe, getPackageManager, () => 'npm');
}
