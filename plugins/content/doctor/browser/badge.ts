/** The fields of a finding that the badge shows, see `../finding.ts`. */
interface Shown {
  rule: string;
  level: 'error' | 'warning';
  file: string;
  line: number;
  message: string;
  cure: string;
}

const STYLES = `
  details { position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 2000;
    max-inline-size: min(560px, 90vw); max-block-size: 60vh; overflow: auto; color: #1c1c1c;
    background: #fff8e1; border: 1px solid #b26a00; border-radius: 6px; font: 13px/1.5 sans-serif; }
  details[data-errors] { background: #fdecea; border-color: #b3261e; }
  summary { padding: 4px 10px; cursor: pointer; }
  ol { margin: 0; padding: 0 12px 8px 32px; } code { font-size: 12px; }
`;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function badgeOf(findings: readonly Shown[]): HTMLElement {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const details = document.createElement('details');
  details.toggleAttribute('data-errors', errors > 0);
  const summary = document.createElement('summary');
  summary.textContent = `Doctor: ${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`;
  const list = document.createElement('ol');
  for (const { rule, file, line, message, cure } of findings) {
    const item = document.createElement('li');
    const place = document.createElement('code');
    place.textContent = `${file}:${line} ${rule}`;
    item.append(place, ` ${message} ${cure}`);
    list.append(item);
  }
  details.append(summary, list);
  return details;
}

let host: HTMLElement | null = null;

async function show(pathname: string): Promise<void> {
  // The dev server would answer a request that accepts HTML with the site's document.
  const headers = { accept: 'application/json' };
  const response = await fetch(`/__doctor?page=${encodeURIComponent(pathname)}`, { headers });
  const findings = response.ok ? ((await response.json()) as Shown[]) : [];
  host?.remove();
  host = null;
  if (findings.length > 0 && pathname === window.location.pathname) {
    host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent = STYLES;
    root.append(style, badgeOf(findings));
    document.body.append(host);
  }
}

interface Hot {
  addStatusHandler: (handler: (status: string) => void) => void;
}

if (typeof window !== 'undefined') {
  const { webpackHot } = import.meta as { webpackHot?: Hot };
  webpackHot?.addStatusHandler((status) => {
    if (status === 'idle') {
      void show(window.location.pathname);
    }
  });
}

/** Called by Docusaurus when it has rendered a page. */
export function onRouteDidUpdate({ location }: { location: { pathname: string } }): void {
  void show(location.pathname);
}
