import { createInterface } from 'node:readline/promises';
import { format, resolveConfig } from 'prettier';
import { ownValue } from '../../src/foundation/own-value';
import { componentFields, planComponent } from './new/component';
import { demoFields, planDemo } from './new/demo';
import { collectAnswers } from './new/fields';
import type { Answers, Field } from './new/fields';
import { pageFields, planPage } from './new/page';
import { applyPlan } from './new/plan';
import type { Plan } from './new/plan';
import { planProduct, productFields } from './new/product';
import { ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';

interface Kind {
  fields: (root: string) => Field[];
  plan: (answers: Answers, root: string) => Plan;
}

const KINDS: Readonly<Record<string, Kind>> = {
  page: { fields: pageFields, plan: planPage },
  component: { fields: componentFields, plan: planComponent },
  demo: { fields: demoFields, plan: planDemo },
  product: { fields: productFields, plan: planProduct },
};

async function formatted(text: string, file: string): Promise<string> {
  const options = { ...(await resolveConfig(file)), filepath: file };
  return file.endsWith('.svg') ? text : format(text, options);
}

// `npm run new page|component|demo|product`: writes files and prints the next steps.
runAsCommand(module, async () => {
  const [name = '', ...words] = process.argv.slice(2);
  const kind = ownValue(KINDS, name);
  if (!kind) {
    throw new Error(`Missing or unknown kind. Run: npm run new ${Object.keys(KINDS).join('|')}`);
  }
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    const ask = terminal && ((question: string) => terminal.question(question));
    const answers = await collectAnswers(`npm run new ${name}`, kind.fields(ROOT), words, ask);
    const plan = kind.plan(answers, ROOT);
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
