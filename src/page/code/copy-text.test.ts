/** @jest-environment ./test/unit/jsdom-environment.ts */
import { copyText } from './copy-text';

const writeText = jest.fn();
const execCommand = jest.fn();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  execCommand.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
});

it('copies with the Clipboard API', async () => {
  await expect(copyText('npm i')).resolves.toBe(true);
  expect(writeText.mock.calls).toEqual([['npm i']]);
  expect(execCommand).not.toHaveBeenCalled();
});

describe.each([
  ['is refused', () => writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
  [
    'is missing',
    () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }),
  ],
])('if the Clipboard API %s', (_case, prepare) => {
  beforeEach(() => {
    prepare();
  });

  it('copies with the older command from a temporary field', async () => {
    let selected = '';
    execCommand.mockImplementation(() => {
      const area = document.querySelector('textarea')!;
      selected = area.value.slice(area.selectionStart, area.selectionEnd);
      return true;
    });
    await expect(copyText('two\nlines')).resolves.toBe(true);
    expect(execCommand.mock.calls).toEqual([['copy']]);
    expect(selected).toBe('two\nlines');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('returns focus to the element that had it', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    let focused: Element | null = null;
    execCommand.mockImplementation(() => {
      focused = document.activeElement;
      return true;
    });
    await copyText('text');
    expect(focused).toBeInstanceOf(HTMLTextAreaElement);
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('returns false if that fails too', async () => {
    execCommand.mockReturnValue(false);
    await expect(copyText('text')).resolves.toBe(false);
  });

  it('removes the field when the command throws', async () => {
    execCommand.mockImplementation(() => {
      throw new Error('no');
    });
    await copyText('text').catch(() => false);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('returns false when the command throws', async () => {
    execCommand.mockImplementation(() => {
      throw new Error('no');
    });
    await expect(copyText('text')).resolves.toBe(false);
  });
});
