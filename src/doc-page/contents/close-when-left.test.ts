/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { closeWhenLeft } from './close-when-left';

let details: HTMLDetailsElement;
let end: () => void;

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  document.body.innerHTML =
    '<details open><summary tabindex="0">List</summary><p>Text</p><a href="#a">A</a></details><a id="next" href="#b">B</a>';
  details = document.querySelector('details')!;
  end = closeWhenLeft(details);
});

afterEach(() => end());

it('closes at Escape, and gives the focus back', async () => {
  find('a').focus();
  await userEvent.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(find('summary'));
});

it('closes when the focus moves on', async () => {
  find('a').focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(find('#next'));
  expect(details.open).toBe(false);
});

it('closes at a press outside', async () => {
  await userEvent.click(document.body);
  expect(details.open).toBe(false);
});

it('stays open for a press inside, where nothing takes the focus', async () => {
  find('a').focus();
  await userEvent.click(find('p'));
  expect(details.open).toBe(true);
});

it('lets other keys, and Escape on a closed list, alone', async () => {
  find('a').focus();
  await userEvent.keyboard('x');
  expect(details.open).toBe(true);
  details.open = false;
  find('#next').focus();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(find('#next'));
});

it('stops listening', async () => {
  end();
  await userEvent.click(document.body);
  expect(details.open).toBe(true);
});
