import { parseArgs } from 'node:util';
import { feedbackConfig } from '../functions/feedback/config';
import { openConfiguredStore } from '../functions/feedback/local-store';
import type { StoredFeedback } from '../functions/feedback/store';
import { csvOf } from './feedback/csv';
import { reportOf, reportText } from './feedback/report';
import { FEEDBACK_FILE } from './root';
import { runAsCommand } from './run-as-command';

const EXPORTS: Record<string, (messages: readonly StoredFeedback[]) => string> = {
  csv: csvOf,
  json: (messages) => `${JSON.stringify(messages, null, 2)}\n`,
};

// `npm run feedback`: what readers said, page by page. `npm run -s feedback -- --export csv` writes
// all messages to the standard output, as CSV or JSON.
runAsCommand(module, async () => {
  const { values } = parseArgs({ options: { export: { type: 'string' } } });
  const asked = values.export;
  const format = asked === undefined ? null : EXPORTS[asked];
  if (format === undefined) {
    throw new Error(`--export is "${asked}". Give one of: ${Object.keys(EXPORTS).join(', ')}`);
  }
  const store = await openConfiguredStore(feedbackConfig(process.env), FEEDBACK_FILE);
  const messages = await store.all();
  store.close();
  process.stdout.write(format ? format(messages) : `${reportText(reportOf(messages))}\n`);
});
