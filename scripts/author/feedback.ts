import { parseArgs } from 'node:util';
import { collectorConfig } from '../../functions/collector/config';
import { openConfiguredStores } from '../../functions/collector/local-stores';
import { EVENT_COLUMNS, FEEDBACK_COLUMNS, csvOf } from './feedback/csv';
import { eventsText } from './feedback/events-report';
import { reportOf, reportText } from './feedback/report';
import { FEEDBACK_FILE } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';

const FORMATS = ['csv', 'json'];

/** The rows in the requested format. */
function textOf<T extends object>(
  rows: readonly T[],
  columns: readonly (keyof T)[],
  report: (rows: readonly T[]) => string,
  format: string | undefined,
): string {
  switch (format) {
    case 'csv':
      return csvOf(columns, rows);
    case 'json':
      return `${JSON.stringify(rows, null, 2)}\n`;
    default:
      return `${report(rows)}\n`;
  }
}

/**
 * The output of `npm run feedback`.
 *
 * @param args - Arguments of the command.
 * @param env - Environment with the database settings, see `collectorConfig`.
 * @throws If an argument is unknown or the database cannot be opened.
 */
export async function feedbackText(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { export: { type: 'string' }, events: { type: 'boolean' } },
  });
  const format = values.export;
  if (format !== undefined && !FORMATS.includes(format)) {
    throw new Error(`--export is "${format}". Give one of: ${FORMATS.join(', ')}`);
  }
  const stores = await openConfiguredStores(collectorConfig(env), FEEDBACK_FILE);
  const text = values.events
    ? textOf(await stores.events.all(), EVENT_COLUMNS, eventsText, format)
    : textOf(
        await stores.feedback.all(),
        FEEDBACK_COLUMNS,
        (messages) => reportText(reportOf(messages)),
        format,
      );
  stores.close();
  return text;
}

// `npm run feedback` prints messages by page; `npm run feedback -- --events` prints counted events.
// `npm run -s feedback -- --export csv` writes all rows to the standard output, as CSV or JSON.
runAsCommand(module, async () => {
  process.stdout.write(await feedbackText(process.argv.slice(2), process.env));
});
