/** @jest-environment ./test/unit/jsdom-environment.ts */
import { onRouteDidUpdate } from './announce-page';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://docs.example');
  return { pathname, search, hash, state: null, key: '' };
};

/** Navigates, and waits until the next frame has been drawn. */
async function navigate(from: string | null, to: string): Promise<void> {
  onRouteDidUpdate({ location: at(to), previousLocation: from === null ? null : at(from) });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

const announced = () => document.querySelector('[aria-live]')?.textContent;

beforeEach(async () => {
  document.body.innerHTML =
    '<a href="/">Home</a><main><h1>Button</h1><h2 id="größe">Größe</h2></main>';
  document.title = 'Button | Material UI';
  document.querySelector('a')!.focus();
  await navigate(null, '/button/');
});

it('neither announces the first page nor takes the focus', () => {
  expect(announced()).toBe('');
  expect(document.querySelector('a')).toHaveFocus();
});

it('announces the next page by its title, and focuses its heading', async () => {
  await navigate('/chip/', '/button/?q=1');
  expect(announced()).toBe('Button | Material UI');
  expect(document.querySelector('h1')).toHaveFocus();
});

it('reads the title in the next frame, when the head manager has written it', async () => {
  const done = navigate('/chip/', '/card/');
  document.title = 'Card | Material UI';
  await done;
  expect(announced()).toBe('Card | Material UI');
});

it("focuses the target of a link to another page's section", async () => {
  await navigate('/chip/', '/button/#gr%C3%B6%C3%9Fe');
  expect(document.querySelector('h2')).toHaveFocus();
});

it.each(['/button/#missing', '/button/#%E0%A4%A'])(
  'focuses the heading for %s',
  async (address) => {
    await navigate('/chip/', address);
    expect(document.querySelector('h1')).toHaveFocus();
  },
);

it('does not scroll', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await navigate('/chip/', '/button/');
  await navigate('/chip/', '/button/#gr%C3%B6%C3%9Fe');
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  focus.mockRestore();
});

it.each(['/button/#größe', '/button/?filter=x'])(
  'keeps the focus when %s of the same page opens',
  async (address) => {
    await navigate('/button/', address);
    expect(announced()).toBe('');
    expect(document.querySelector('a')).toHaveFocus();
  },
);
