import { canInstallPackages, onPath } from './machine-facts';
import type { MachineFacts } from './machine-facts';

/** What tests need to run in an engine other than Chromium. */
export interface OtherEngine {
  name: string;
  /** Its programs, each with its names in order of preference. */
  programs: readonly (readonly string[])[];
  /** Debian packages with these programs. */
  packages: readonly string[];
}

/** The program is the browser, which has its own driver. */
export const FIREFOX: OtherEngine = {
  name: 'Firefox',
  programs: [['firefox-esr', 'firefox']],
  packages: ['firefox-esr'],
};

/** The programs are the driver of WebKitGTK, which knows its browser, and a display for that. */
export const WEBKIT: OtherEngine = {
  name: 'WebKit',
  programs: [['WebKitWebDriver'], ['Xvfb']],
  packages: ['webkit2gtk-driver', 'xvfb'],
};

/** Finds the programs of an engine in their order. Returns `null` if one is missing. */
export function findPrograms({ programs }: OtherEngine, facts: MachineFacts): string[] | null {
  const files = programs.map((names) => onPath(names, facts));
  return files.every((file) => file !== undefined) ? files : null;
}

/** The packages to install so that all engines can run: none if this process can't install any. */
export function missingPackages(facts: MachineFacts): string[] {
  return canInstallPackages(facts)
    ? [FIREFOX, WEBKIT]
        .filter((engine) => findPrograms(engine, facts) === null)
        .flatMap(({ packages }) => packages)
    : [];
}

/** Explains why the tests in an engine are skipped. */
export function skipReason({ name, programs, packages }: OtherEngine): string {
  const commands = programs.map((names) => names.join(' or ')).join(' and ');
  return `Tests in ${name} are skipped: they need ${commands} on PATH. On Debian: apt-get install ${packages.join(' ')}`;
}
