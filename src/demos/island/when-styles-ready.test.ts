/** @jest-environment jsdom */
import { whenStylesReady } from './when-styles-ready';

afterEach(() => {
  document.head.innerHTML = '';
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

function addLink(attributes: string): HTMLLinkElement {
  document.head.insertAdjacentHTML('beforeend', `<link ${attributes}>`);
  return document.head.querySelector<HTMLLinkElement>('link:last-child')!;
}

async function isReadyAfter(act: () => void): Promise<[before: boolean, after: boolean]> {
  let ready = false;
  whenStylesReady().then(() => {
    ready = true;
  });
  await settle();
  const before = ready;
  act();
  await settle();
  return [before, ready];
}

it('is ready at once without stylesheets of libraries', async () => {
  addLink('rel="preload" href="/other.css"');
  expect(await isReadyAfter(() => {})).toEqual([true, true]);
});

it('waits for those on their way, all of them', async () => {
  const first = addLink('data-demo-theme="material"');
  const second = addLink('data-demo-theme="joy"');
  const act = () => second.dispatchEvent(new Event('load'));
  expect(await isReadyAfter(act)).toEqual([false, false]);
  Object.defineProperty(first, 'sheet', { value: {} });
  expect(await isReadyAfter(act)).toEqual([false, true]);
});

it('does not wait for ever for one that is missing', async () => {
  const link = addLink('data-demo-theme="material"');
  expect(await isReadyAfter(() => link.dispatchEvent(new Event('error')))).toEqual([false, true]);
});
