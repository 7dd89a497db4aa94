/** @jest-environment ./test/unit/jsdom-environment.ts */
import type * as loadAhead from './load-ahead';

type LoadAhead = typeof loadAhead;

/** Bytes of the scripts that a page needs. The network delivers them when it's asked for. */
const BYTES: Record<string, number> = {};

const asked: string[] = [];
const idle: (() => void)[] = [];
const observed = new Set<Element>();
let reportBytes = (_name: string, _transferSize: number) => {};
let reportView = (_entries: readonly object[]) => {};

/** Bytes of scripts of demos that arrive at the same time. */
let demoBytes: number;

/** Paths whose pages have loaded, or can't be. */
let known: Set<string>;

function preload(pathname: string): false | Promise<void[]> {
  if (known.has(pathname)) {
    return false;
  }
  known.add(pathname);
  asked.push(pathname);
  const bytes = BYTES[pathname] ?? 4_000;
  reportBytes('https://docs.example/assets/js/mui-components-inputs.0123abcd.js', demoBytes);
  reportBytes('https://docs.example/assets/js/1234.0123abcd.js', bytes);
  return bytes === Infinity ? Promise.reject(new Error('offline')) : Promise.resolve([]);
}

Object.assign(window, {
  docusaurus: { preload },
  requestIdleCallback: (run: () => void) => idle.push(run),
  IntersectionObserver: class {
    constructor(report: typeof reportView) {
      reportView = report;
    }
    observe = (element: Element) => observed.add(element);
    unobserve = (element: Element) => observed.delete(element);
  },
  PerformanceObserver: class {
    constructor(report: (list: object) => void) {
      reportBytes = (name, transferSize) => report({ getEntries: () => [{ name, transferSize }] });
    }
    observe = () => {};
  },
});

/** The module has state, so each test imports a fresh one. */
function load(): LoadAhead {
  let module: LoadAhead | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual<LoadAhead>('./load-ahead');
  });
  return module as LoadAhead;
}

const at = (pathname: string) => ({ pathname }) as never;

function open({ onRouteDidUpdate }: LoadAhead, pathname: string, previous: string | null = null) {
  window.history.replaceState(null, '', pathname);
  onRouteDidUpdate!({
    location: at(pathname),
    previousLocation: previous === null ? null : at(previous),
  });
}

async function becomeIdle(): Promise<void> {
  for (let run = idle.shift(); run; run = idle.shift()) {
    run();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const links = (selector: string) => [...document.querySelectorAll<HTMLAnchorElement>(selector)];

function watch({ watchLink }: LoadAhead, watched: readonly HTMLAnchorElement[]): (() => void)[] {
  return watched.map(watchLink);
}

function show(shown: readonly Element[], isIntersecting = true): void {
  reportView(shown.map((target) => ({ target, isIntersecting })));
}

function setReadyState(state: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });
}

function list(paths: readonly string[], current?: string): string {
  return paths
    .map((path) => `<a href="${path}"${path === current ? ' aria-current="page"' : ''}></a>`)
    .join('');
}

function range(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_item, index) => `/${prefix}${index}/`);
}

beforeEach(() => {
  asked.length = 0;
  idle.length = 0;
  observed.clear();
  known = new Set();
  demoBytes = 0;
  Object.keys(BYTES).forEach((path) => delete BYTES[path]);
  setReadyState('complete');
  document.body.innerHTML = `<main>${list(['/in-page/'])}<nav class="pagination-nav">${list(['/a/', '/b/#part'])}</nav></main>`;
});

it('loads the neighbors of a page when the browser is idle', async () => {
  open(load(), '/page/', '/other/');
  expect(asked).toEqual([]);
  await becomeIdle();
  expect(asked).toEqual(['/a/', '/b/']);
});

it('waits until the first page has loaded', async () => {
  setReadyState('interactive');
  open(load(), '/page/');
  await becomeIdle();
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await becomeIdle();
  expect(asked).toEqual(['/a/', '/b/']);
});

it('loads the neighbors of the page that is open by then', async () => {
  open(load(), '/page/');
  document.body.innerHTML = `<nav class="pagination-nav">${list(['/c/'])}</nav>`;
  await becomeIdle();
  expect(asked).toEqual(['/c/']);
});

it('does nothing after a jump within the page', async () => {
  open(load(), '/page/', '/page/');
  await becomeIdle();
  expect(asked).toEqual([]);
});

it('loads links in view, not those that have left it or are gone', async () => {
  document.body.innerHTML = `<main>${list(['/seen/', '/passed/', '/removed/', '/below/'])}</main>`;
  const module = load();
  open(module, '/page/');
  const [seen, passed, removed] = links('a');
  const [, , stop] = watch(module, links('a'));
  show([seen!, passed!, removed!]);
  show([passed!], false);
  stop!();
  expect(observed.has(removed!)).toBe(false);
  await becomeIdle();
  expect(asked).toEqual(['/seen/']);
});

it('loads links that come into view later, such as those of the drawer', async () => {
  document.body.innerHTML = '<main></main>';
  const module = load();
  open(module, '/page/');
  await becomeIdle();
  document.body.innerHTML = `<dialog>${list(['/late/'])}</dialog>`;
  watch(module, links('a'));
  show(links('a'));
  await becomeIdle();
  expect(asked).toEqual(['/late/']);
});

it('ignores the current page, addresses with a query, and buttons', async () => {
  document.body.innerHTML = `<main>${list(['/page/#part', '/demo/?demo=a', '/ok/'])}<a role="button" href="/group/"></a></main>`;
  const module = load();
  open(module, '/page/');
  watch(module, links('a'));
  show([...observed] as Element[]);
  await becomeIdle();
  expect(asked).toEqual(['/ok/']);
});

it('loads neighbors first, then links of the page, then those next to the current page', async () => {
  const sidebar = range('side', 5);
  document.body.innerHTML = `<aside>${list(sidebar, '/side2/')}</aside><main>${list(['/in-page/'])}<nav class="pagination-nav">${list(['/next/'])}</nav></main>`;
  const module = load();
  open(module, '/side2/');
  watch(module, links('a'));
  show(links('aside a, main > a'));
  await becomeIdle();
  expect(asked).toEqual(['/next/', '/in-page/', '/side1/', '/side3/', '/side0/', '/side4/']);
});

describe('the budget', () => {
  /** Bytes that loaded for the pages asked for. */
  const total = () => asked.reduce((sum, path) => sum + (BYTES[path] ?? 4_000), 0);

  async function openWithLinks(bytes: number): Promise<LoadAhead> {
    const sidebar = range('side', 40);
    const inPage = range('page', 40);
    [...sidebar, ...inPage].forEach((path) => (BYTES[path] = bytes));
    document.body.innerHTML = `<aside>${list(sidebar)}</aside><main>${list(inPage)}</main>`;
    const module = load();
    open(module, '/here/');
    watch(module, links('a'));
    show(links('a'));
    await becomeIdle();
    return module;
  }

  it.each([
    [4_000, 8],
    [8_000, 4],
    [0, 13],
  ])('of 40 kB allows, at %i bytes each, %i pages', async (bytes, pages) => {
    await openWithLinks(bytes);
    expect(asked).toHaveLength(pages);
    expect(total()).toBeLessThanOrEqual(40_000);
  });

  it('keeps a part for the navigation, such as the drawer that opens later', async () => {
    await openWithLinks(4_000);
    expect(asked.filter((path) => path.startsWith('/page')).length).toBe(6);
    expect(asked.filter((path) => path.startsWith('/side')).length).toBe(2);
  });

  it('is the same for each page', async () => {
    const module = await openWithLinks(4_000);
    asked.length = 0;
    open(module, '/there/', '/here/');
    await becomeIdle();
    expect(asked).toHaveLength(8);
  });

  it('ignores scripts of demos', async () => {
    document.body.innerHTML = `<main>${list(['/a/', '/b/'])}</main>`;
    const module = load();
    open(module, '/here/');
    watch(module, links('a'));
    show(links('a'));
    demoBytes = 100_000;
    await becomeIdle();
    expect(asked).toEqual(['/a/', '/b/']);
  });

  it('ends with a failure, until the next page', async () => {
    BYTES['/a/'] = Infinity;
    const module = load();
    open(module, '/here/');
    await becomeIdle();
    expect(asked).toEqual(['/a/']);
    open(module, '/there/', '/here/');
    await becomeIdle();
    expect(asked).toEqual(['/a/', '/b/']);
  });
});
