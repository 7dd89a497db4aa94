import { findEngine } from '../../../../scripts/test/browser';
import { FIREFOX, WEBKIT } from '../../../../scripts/test/browser/other-engines';
import { browserLaunch } from '../../../bench/browser';
import type { Engine, EngineBrowser } from './engine';
import { launchWithPuppeteer } from './puppeteer';
import { launchWebKit } from './webkit';

/** Starts the browser of an engine, or prints and returns why its tests are skipped. */
export async function launchEngine(engine: Engine): Promise<EngineBrowser | { skipped: string }> {
  if (engine === 'chromium') {
    return launchWithPuppeteer({ browser: 'chrome', ...browserLaunch() });
  }
  const found = findEngine(engine === 'firefox' ? FIREFOX : WEBKIT);
  if ('skipped' in found) {
    console.log(found.skipped);
    return found;
  }
  const [program, display] = found;
  return engine === 'firefox'
    ? launchWithPuppeteer({ browser: 'firefox', executablePath: program! })
    : launchWebKit({ driver: program!, display: display! });
}
