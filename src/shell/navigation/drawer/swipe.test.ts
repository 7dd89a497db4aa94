/** @jest-environment ./test/unit/jsdom-environment.ts */
import { attachSwipe, isClosing } from './swipe';

describe('isClosing', () => {
  it.each([
    ['far', 150, 1000, true],
    ['fast', 40, 60, true],
    ['short and slow', 40, 400, false],
    ['a tap', 5, 1, false],
    ['in the opposite direction', -200, 100, false],
  ])('judges a swipe that is %s', (_how, distance, duration, expected) => {
    expect(isClosing({ distance, duration }, 320)).toBe(expected);
  });
});

describe('attachSwipe', () => {
  let drawer: HTMLElement;
  let close: jest.Mock;
  let detach: () => void;

  // jsdom's PointerEvent lacks coordinates and pointer type.
  function point(type: string, clientX: number, timeStamp: number, pointerType = 'touch'): void {
    const event = Object.assign(new Event(`pointer${type}`), {
      clientX,
      pointerType,
      isPrimary: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    drawer.dispatchEvent(event);
  }

  beforeEach(() => {
    document.body.innerHTML = '<div></div>';
    drawer = document.body.firstElementChild as HTMLElement;
    Object.defineProperty(drawer, 'offsetWidth', { value: 320 });
    close = jest.fn();
    detach = attachSwipe(drawer, close);
  });

  it('drags the drawer and closes it', () => {
    point('down', 300, 0);
    point('move', 200, 500);
    expect(drawer.style.getPropertyValue('translate')).toBe('-100px');
    point('move', 100, 900);
    point('up', 100, 1000);
    expect(close).toHaveBeenCalledTimes(1);
    expect(drawer.style.getPropertyValue('translate')).toBe('');
  });

  it('mirrors the distance in right-to-left', () => {
    drawer.style.direction = 'rtl';
    point('down', 20, 0);
    point('move', 220, 500);
    expect(drawer.style.getPropertyValue('translate')).toBe('200px');
    point('up', 220, 600);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a short distance', () => point('up', 280, 900)],
    ['the browser starts scrolling', () => point('cancel', 100, 900)],
  ])('lets the drawer spring back when %s', (_why, end) => {
    point('down', 300, 0);
    point('move', 250, 500);
    end();
    point('up', 0, 1000);
    expect(close).not.toHaveBeenCalled();
    expect(drawer.style.getPropertyValue('translate')).toBe('');
  });

  it('ignores the mouse, which selects text', () => {
    point('down', 300, 0, 'mouse');
    point('up', 0, 500, 'mouse');
    expect(close).not.toHaveBeenCalled();
  });

  it('stops listening', () => {
    detach();
    point('down', 300, 0);
    point('up', 0, 500);
    expect(close).not.toHaveBeenCalled();
  });
});
