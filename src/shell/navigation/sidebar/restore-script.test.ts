/** @jest-environment ./test/unit/jsdom-environment.ts */
import { sidebarMemory } from '@site/src/reader/settings/registry';
import { SIDEBAR_ID } from './id';
import { RESTORE_STYLE_ID, restoreScript } from './restore-script';
import { SPACE_ABOVE } from './reveal';

const NAV_HEIGHT = 400;

/** A server-rendered sidebar, followed by the script. */
function render({ active }: { active: number }): HTMLElement {
  document.body.innerHTML = `<div id="${SIDEBAR_ID}"><nav data-sidebar="docs"><ul>
    <li data-group="/open"><a role="button">Open</a><ul><li><a aria-current="page">Page</a></li></ul></li>
    <li data-group="/shut"><a role="button">Shut</a></li>
    <li data-group='/odd"]{}'><a role="button">Odd</a></li>
  </ul></nav></div>`;
  const nav = document.querySelector('nav') as HTMLElement;
  const link = document.querySelector('[aria-current]') as HTMLElement;
  nav.getBoundingClientRect = () => new DOMRect(0, 100, 300, NAV_HEIGHT);
  link.getBoundingClientRect = () => new DOMRect(0, active - nav.scrollTop, 300, 30);
  runScript();
  return nav;
}

function runScript(): void {
  const script = document.createElement('script');
  script.textContent = restoreScript(1200);
  document.body.append(script);
}

/** Widths in media queries are in px. */
function setWidth(width: number): void {
  window.matchMedia = (query) =>
    ({ matches: width >= Number(/^\(min-width:(\d+)px\)$/.exec(query)![1]) }) as MediaQueryList;
}

function isShown(): boolean {
  return document.documentElement.hasAttribute('data-sidebar-restored');
}

function remember(value: unknown): void {
  sidebarMemory.set(JSON.stringify(value));
}

function reservedRoom(): string {
  return document.getElementById(RESTORE_STYLE_ID)?.textContent ?? '';
}

beforeEach(() => {
  sessionStorage.clear();
  setWidth(1200);
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('data-sidebar-restored');
});

describe('restoreScript', () => {
  it('restores the scroll position', () => {
    remember({ groups: {}, scroll: { docs: 60, other: 9 } });
    expect(render({ active: 300 }).scrollTop).toBe(60);
    expect(isShown()).toBe(true);
  });

  it('shows the sidebars of later pages on a page without one', () => {
    document.body.innerHTML = '<main></main>';
    runScript();
    expect(isShown()).toBe(true);
  });

  it('reserves space only for remembered groups that are collapsed in the HTML', () => {
    remember({ groups: { '/open': 40, '/shut': 200 }, scroll: {} });
    render({ active: 300 });
    expect(reservedRoom()).toBe(
      '[data-group="/shut"]::after{content:"";display:block;height:200px}',
    );
  });

  it("doesn't measure where the sidebar isn't shown", () => {
    setWidth(1199);
    expect(render({ active: 900 }).scrollTop).toBe(0);
    expect(isShown()).toBe(true);
  });

  it("reveals an active link below, with space for the browser's URL preview", () => {
    expect(render({ active: 900 }).scrollTop).toBe(900 + 30 - (100 + NAV_HEIGHT) + 120);
  });

  it('reveals an active link above', () => {
    remember({ groups: {}, scroll: { docs: 500 } });
    expect(render({ active: 300 }).scrollTop).toBe(200 - SPACE_ABOVE);
  });

  it.each([
    { groups: { '/shut': 'red}body{' }, scroll: { docs: 'far' } },
    { groups: [null], scroll: 3 },
    null,
  ])('does nothing with the corrupt memory %j', (value) => {
    remember(value);
    expect(render({ active: 300 }).scrollTop).toBe(0);
    expect(reservedRoom()).toBe('');
  });

  it('escapes names in the CSS rules', () => {
    remember({ groups: { '/odd"]{}': 90 }, scroll: {} });
    render({ active: 300 });
    expect(reservedRoom()).toContain('[data-group="/odd\\"]{}"]::after');
  });
});
