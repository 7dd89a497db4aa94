import type { DemoWindow } from './demo-window';

/** The elements that Tab reaches. */
export interface FocusWalk {
  stops: number;
  /** Those that look the same with and without the focus. */
  invisible: string[];
}

/** Few demos have more; a trap of the focus ends here too. */
const MOST_STOPS = 60;

/** Px around a control that its indicator may cover. */
const MARGIN = 8;

interface Stop {
  selector: string;
  /** Box of what shows the focus, in the frame. */
  box: { x: number; y: number; width: number; height: number };
}

/** The focused element of the demo; `null` if the focus has left the demo or was there before. */
function readStop(demo: DemoWindow): Promise<Stop | null> {
  return demo.frame.evaluate(() => {
    const element = document.activeElement;
    const seen = (window.seenStops ??= new WeakSet());
    if (
      !element ||
      element === document.body ||
      !document.hasFocus() ||
      seen.has(element) ||
      !window.evidence.isInDemo(element)
    ) {
      return null;
    }
    seen.add(element);
    window.lastStop = element as HTMLElement;
    let shown: Element = element;
    const isTiny = () => {
      const { width, height } = shown.getBoundingClientRect();
      return width < 4 || height < 4 || getComputedStyle(shown).opacity === '0';
    };
    // A transparent field over a drawn control, such as that of a switch.
    while (isTiny() && shown.parentElement && shown.parentElement !== document.body) {
      shown = shown.parentElement;
    }
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { selector: window.evidence.selectorOf(element), box: { x, y, width, height } };
  });
}

/** Stops what moves without an end at its start, or no two pictures would be the same. */
function holdStill(demo: DemoWindow): Promise<void> {
  return demo.frame.evaluate(async () => {
    await window.evidence.settle();
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    await window.evidence.settle();
  });
}

async function picture(demo: DemoWindow, { box }: Stop): Promise<Buffer> {
  await holdStill(demo);
  const { page } = demo;
  const offset = (await page.locator('iframe').boundingBox())!;
  const { width: most, height: tallest } = page.viewportSize()!;
  const x = Math.max(0, box.x + offset.x - MARGIN);
  const y = Math.max(0, box.y + offset.y - MARGIN);
  const clip = {
    x,
    y,
    width: Math.max(1, Math.min(box.width + 2 * MARGIN, most - x)),
    height: Math.max(1, Math.min(box.height + 2 * MARGIN, tallest - y)),
  };
  return page.screenshot({ clip, animations: 'allow', caret: 'hide' });
}

/** Whether the focus of the last stop shows anywhere, such as around a card that is one link. */
async function isVisibleElsewhere(demo: DemoWindow): Promise<boolean> {
  const frame = demo.page.locator('iframe');
  await holdStill(demo);
  const blurred = await frame.screenshot({ animations: 'allow', caret: 'hide' });
  await demo.frame.evaluate(() => window.lastStop?.focus());
  await holdStill(demo);
  const focused = await frame.screenshot({ animations: 'allow', caret: 'hide' });
  await demo.frame.evaluate(() => window.lastStop?.blur());
  return !focused.equals(blurred);
}

/** Sets the focus so that Tab moves it to the first element of the demo. */
async function focusBefore({ page, frame, isAlone }: DemoWindow): Promise<void> {
  await page.focus('#before');
  if (!isAlone) {
    await frame.evaluate(() => window.evidence.focusBefore());
  }
}

/** Presses Tab from the start of an open demo to its end, and compares how each stop looks. */
export async function walkFocus(demo: DemoWindow): Promise<FocusWalk> {
  const { page, frame } = demo;
  const invisible: string[] = [];
  let stops = 0;
  await focusBefore(demo);
  while (stops < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await readStop(demo);
    if (!stop) {
      break;
    }
    stops += 1;
    const focused = await picture(demo, stop);
    // The next Tab continues from here.
    await frame.evaluate(() => window.lastStop?.blur());
    const blurred = await picture(demo, stop);
    if (focused.equals(blurred) && !(await isVisibleElsewhere(demo))) {
      invisible.push(stop.selector);
    }
  }
  return { stops, invisible };
}
