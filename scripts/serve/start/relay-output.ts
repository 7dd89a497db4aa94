import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** Milliseconds between two requests to a server that doesn't listen yet. */
const PAUSE = 200;

/** Docusaurus's message that the site is running. */
const RUNNING = /website is running at: (\S+)/;

/** Waits until a server answers. The dev server does so after its first compilation. */
async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(url, { method: 'HEAD' });
      return;
    } catch {
      // It doesn't keep the process running once the server has ended.
      await setTimeout(PAUSE, undefined, { ref: false });
    }
  }
}

/**
 * Prints the lines of the dev server. Docusaurus says that the site is running before it compiles it, so this
 * line is printed once the address answers.
 */
export function relayOutput(output: Readable, print: (line: string) => void): void {
  createInterface({ input: output }).on('line', (line) => {
    const url = RUNNING.exec(stripVTControlCharacters(line))?.[1];
    if (url === undefined) {
      print(line);
    } else {
      void untilAnswered(url).then(() => print(line));
    }
  });
}
