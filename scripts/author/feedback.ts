import { collectorConfig } from '../../functions/collector/config';
import { FEEDBACK_STATES } from '../../functions/collector/feedback/store';
import type { StoredFeedback } from '../../functions/collector/feedback/store';
import { openConfiguredStores } from '../../functions/collector/local-stores';
import { dayOf } from '../../functions/collector/retention';
import type { Stores } from '../../functions/collector/stores';
import { siteUrl } from '../../plugins/shared/site-url';
import { EVENT_COLUMNS, FEEDBACK_COLUMNS, csvOf } from './feedback/csv';
import { eventsText } from './feedback/events-report';
import { issueOf, summaryOf } from './feedback/markdown';
import { openIssue } from './feedback/open-issue';
import { readOwners } from './feedback/owners';
import { reportOf, reportText, shortId } from './feedback/report';
import { FEEDBACK_FILE, ROOT } from '../shared/root';
import { oneOf } from '../shared/command/rules';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { UsageError } from '../shared/command/usage-error';

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
  /** Only comments in this state. */
  state?: string;
  /** Prints the last seven days as Markdown. */
  weekly: boolean;
  /** Prints all rows in a format instead of a report. */
  export?: string;
}

const DAY = 86_400_000;

async function withStores<T>(env: NodeJS.ProcessEnv, work: (stores: Stores) => Promise<T>) {
  const stores = await openConfiguredStores(collectorConfig(env), FEEDBACK_FILE);
  try {
    return await work(stores);
  } finally {
    stores.close();
  }
}

const siteOf = (env: NodeJS.ProcessEnv) =>
  (collectorConfig(env).site ?? siteUrl(env)).replace(/\/$/, '');

/**
 * The output of `npm run feedback`.
 *
 * @param env - Environment with the database settings, see `collectorConfig`.
 * @throws If the database cannot be opened.
 */
export function feedbackText(
  { events, state, weekly, export: format }: Asked,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  return withStores(env, async (stores) => {
    if (events) {
      return textOf(await stores.events.all(), EVENT_COLUMNS, eventsText, format);
    }
    const since = weekly ? dayOf(Date.now() - 6 * DAY) : '';
    const messages = (await stores.feedback.all()).filter(
      (one) => one.day >= since && (!state || (one.state === state && one.comment !== '')),
    );
    const report = (rows: readonly StoredFeedback[]) => {
      const reports = reportOf(rows, readOwners(ROOT));
      return weekly ? summaryOf(reports, since, siteOf(env)) : reportText(reports);
    };
    return textOf(messages, FEEDBACK_COLUMNS, report, format);
  });
}

/**
 * Marks messages, or opens an issue about each.
 *
 * @param ids - Ids of the messages, or the start of each.
 * @returns What was done, one line per message.
 * @throws If an id isn't that of one message, or the issue can't be opened.
 */
export function handleMessages(
  ids: readonly string[],
  { mark, issue }: { mark?: string; issue: boolean },
  env: NodeJS.ProcessEnv,
): Promise<string> {
  return withStores(env, async ({ feedback }) => {
    const all = await feedback.all();
    const messages = ids.map((id) => {
      const [message, ...others] = all.filter((one) => one.id.startsWith(id));
      if (!message || others.length > 0) {
        const found = message ? `${others.length + 1} messages have` : 'No message has';
        throw new UsageError(
          `${found} an id that starts with "${id}". Ids are in the output of npm run feedback -- --export csv`,
        );
      }
      return message;
    });
    const lines: string[] = [];
    for (const message of messages) {
      if (issue) {
        const owner = readOwners(ROOT)(message.path);
        const address = await openIssue(issueOf(message, owner, siteOf(env)), env);
        lines.push(`${shortId(message)}: ${address}`);
      }
      const state = FEEDBACK_STATES.find((one) => one === mark);
      if (state) {
        await feedback.mark(message.id, state);
        lines.push(`${shortId(message)}: ${state}`);
      }
    }
    return `${lines.join('\n')}\n`;
  });
}

const COMMAND = {
  name: 'npm run --silent feedback',
  summary: "Prints readers' messages by the owner and address of the page.",
  options: {
    state: {
      type: 'string',
      value: 'state',
      help: 'Only comments that are new, answered or done',
      rule: oneOf(FEEDBACK_STATES),
    },
    weekly: { type: 'boolean', help: 'Print the last seven days as Markdown' },
    events: { type: 'boolean', help: 'Print counted events instead' },
    export: {
      type: 'string',
      value: 'format',
      help: 'Print all rows instead of a report',
      rule: oneOf(FORMATS),
    },
    mark: {
      type: 'string',
      value: 'state',
      help: 'Mark the messages as new, answered or done',
      rule: oneOf(FEEDBACK_STATES),
    },
    issue: {
      type: 'boolean',
      help: 'Open an issue about each of the messages at `FEEDBACK_ISSUES_URL`',
    },
  },
  words: { name: 'id', help: 'Messages to mark or to open an issue about; a start is enough' },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ values, words }) => {
  if (words.length > 0 !== (values.mark !== undefined || values.issue)) {
    throw new UsageError('Give ids together with --mark or --issue, as in: --mark done 1a2b3c4d');
  }
  const done = words.length > 0 && handleMessages(words, values, process.env);
  process.stdout.write(await (done || feedbackText(values, process.env)));
});
