/** @jest-environment ./test/unit/jsdom-environment.ts */
import { rememberClick } from '../island/click-memory';
import { replayClick } from './replay';

let host: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="host"><button><b>One</b></button><a href="#x">Two</a><i>-</i></div>';
  host = document.getElementById('host')!;
});

function find(selector: string): HTMLElement {
  return host.querySelector<HTMLElement>(selector)!;
}

/** Listens after `rememberClick`, as a demo that has just hydrated. */
function countClicks(selector: string) {
  const listener = jest.fn();
  find(selector).addEventListener('click', listener);
  return listener;
}

function remember(): () => void {
  const takeClick = rememberClick(host);
  return () => replayClick(takeClick());
}

it('replays the last click, once, on the control around its target', () => {
  const replay = remember();
  find('a').click();
  find('b').click();
  const onButton = countClicks('button');
  const onLink = countClicks('a');
  replay();
  replay();
  expect(onButton).toHaveBeenCalledTimes(1);
  expect(onLink).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(find('button'));
});

it('replays nothing without a click', () => {
  const replay = remember();
  const onButton = countClicks('button');
  replay();
  expect(onButton).not.toHaveBeenCalled();
});

it("doesn't remember clicks after the replay", () => {
  const replay = remember();
  replay();
  find('button').click();
  const onButton = countClicks('button');
  replay();
  expect(onButton).not.toHaveBeenCalled();
});

it('ignores a click outside controls', () => {
  const replay = remember();
  find('i').click();
  const onText = countClicks('i');
  replay();
  expect(onText).not.toHaveBeenCalled();
});

it('ignores a control that was removed', () => {
  const replay = remember();
  const button = find('button');
  button.click();
  const onButton = countClicks('button');
  button.remove();
  replay();
  expect(onButton).not.toHaveBeenCalled();
});
