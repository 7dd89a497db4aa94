import { createInterface } from 'node:readline/promises';
import { format, resolveConfig } from 'prettier';
import { componentFields, planComponent } from './new/component';
import { demoFields, planDemo } from './new/demo';
import { collectAnswers } from './new/fields';
import type { Answers, Ask, Field } from './new/fields';
import { pageFields, planPage } from './new/page';
import { applyPlan } from './new/plan';
import type { Plan } from './new/plan';
import { planProduct, productFields } from './new/product';
import { ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';

function planner<Flag extends string>(
  fields: (root: string) => Field<Flag>[],
  plan: (answers: Answers<Flag>, root: string) => Plan,
) {
  return async (command: string, words: readonly string[], ask?: Ask) =>
    plan(await collectAnswers(command, fields(ROOT), words, ask), ROOT);
}

const KINDS = new Map([
  ['page', planner(pageFields, planPage)],
  ['component', planner(componentFields, planComponent)],
  ['demo', planner(demoFields, planDemo)],
  ['product', planner(productFields, planProduct)],
]);

async function formatted(text: string, file: string): Promise<string> {
  const options = { ...(await resolveConfig(file)), filepath: file };
  return file.endsWith('.svg') ? text : format(text, options);
}

// `npm run new page|component|demo|product`: writes files and prints the next steps.
runAsCommand(module, async () => {
  const [kind = '', ...words] = process.argv.slice(2);
  const planOf = KINDS.get(kind);
  if (!planOf) {
    throw new Error(`Missing or unknown kind. Run: npm run new ${[...KINDS.keys()].join('|')}`);
  }
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    const ask = terminal && ((question: string) => terminal.question(question));
    const plan = await planOf(`npm run new ${kind}`, words, ask);
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
});
