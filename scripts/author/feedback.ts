import { collectorConfig } from '../../functions/collector/config';
import { openConfiguredStores } from '../../functions/collector/local-stores';
import { EVENT_COLUMNS, FEEDBACK_COLUMNS, csvOf } from './feedback/csv';
import { eventsText } from './feedback/events-report';
import { reportOf, reportText } from './feedback/report';
import { FEEDBACK_FILE } from '../shared/root';
import { oneOf } from '../shared/command/rules';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';

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

/** What to print. */
interface Asked {
  /** Prints events instead of messages. */
  events: boolean;
  /** Prints all rows in a format instead of a report. */
  export?: string;
}

/**
 * The output of `npm run feedback`.
 *
 * @param env - Environment with the database settings, see `collectorConfig`.
 * @throws If the database cannot be opened.
 */
export async function feedbackText(
  { events, export: format }: Asked,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const stores = await openConfiguredStores(collectorConfig(env), FEEDBACK_FILE);
  const text = events
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

const COMMAND = {
  name: 'npm run --silent feedback',
  summary: "Prints readers' messages by page.",
  options: {
    events: { type: 'boolean', help: 'Print counted events instead' },
    export: {
      type: 'string',
      value: 'format',
      help: 'Print all rows instead of a report',
      rule: oneOf(FORMATS),
    },
  },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ values }) => {
  process.stdout.write(await feedbackText(values, process.env));
});
