import { createInterface } from 'node:readline/promises';
import { format, resolveConfig } from 'prettier';
import { ownValue } from '../../src/foundation/own-value';
import { componentFields, planComponent } from './new/component';
import { demoFields, planDemo } from './new/demo';
import { collectAnswers, optionsOf } from './new/fields';
import type { Answers, Field, Given } from './new/fields';
import { pageFields, planPage } from './new/page';
import { applyPlan } from './new/plan';
import type { Plan } from './new/plan';
import { planProduct, productFields } from './new/product';
import { ROOT } from '../shared/root';
import { oneOf } from '../shared/command/rules';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';

interface Kind {
  /** What the command writes, for its help. */
  summary: string;
  fields: (root: string) => Field[];
  plan: (answers: Answers, root: string) => Plan;
}

const KINDS: Readonly<Record<string, Kind>> = {
  page: {
    summary: 'Writes a page without demos, and its entry in the tree.',
    fields: pageFields,
    plan: planPage,
  },
  component: {
    summary: "Writes a component's page with its first demo, and its entry in the tree.",
    fields: componentFields,
    plan: planComponent,
  },
  demo: {
    summary: 'Writes a demo, and a section for it at the end of its page.',
    fields: demoFields,
    plan: planDemo,
  },
  product: {
    summary: 'Writes a product: its entry in the catalogue, and its folder with a first page.',
    fields: productFields,
    plan: planProduct,
  },
};

const COMMAND = {
  name: 'npm run new',
  summary: 'Writes new files that pass the checks. It prompts for what the options leave out.',
  words: {
    name: 'kind',
    help: `${Object.keys(KINDS).join(', ')}; npm run new page -- --help lists the options of a page`,
    least: 1,
    most: 1,
    rule: oneOf(Object.keys(KINDS)),
  },
} satisfies CommandLine;

async function formatted(text: string, file: string): Promise<string> {
  const options = { ...(await resolveConfig(file)), filepath: file };
  return file.endsWith('.svg') ? text : format(text, options);
}

async function create(command: CommandLine, { fields, plan: planOf }: Kind, given: Given) {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    const ask = terminal && ((question: string) => terminal.question(question));
    const answers = await collectAnswers(command, fields(ROOT), given, ask);
    const plan = planOf(answers, ROOT);
    await applyPlan(plan, { root: ROOT, format: formatted });
    const files = [
      ...[...plan.create.keys()].map((file) => `  wrote   ${file}`),
      ...[...plan.edit.keys()].map((file) => `  changed ${file}`),
    ];
    const steps = plan.next.map((step, index) => `  ${index + 1}. ${step}`);
    console.log(`${files.join('\n')}\n\nNext:\n${steps.join('\n')}`);
  } finally {
    terminal?.close();
  }
}

const [name = '', ...args] = process.argv.slice(2);
const kind = ownValue(KINDS, name);
if (kind) {
  const options = optionsOf(kind.fields(ROOT));
  const command = { name: `npm run new ${name}`, summary: kind.summary, options };
  runCommand(module, command, ({ values }) => create(command, kind, values), { args });
} else {
  runCommand(module, COMMAND, async () => {});
}
