import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentApi, Dated } from '../../../src/api/types';
import { productById } from '../../../src/foundation/products';
import type { ProductId } from '../../../src/foundation/products';

/** What a migration page says about one API; see `docs-material/migration/statements.json`. */
export interface Statement {
  /** Name of the page's file. */
  page: string;
  anchor: string;
  /** Component; `styles` for an export of `@mui/material/styles`, `lab` for one of `@mui/lab`. */
  component: string;
  /**
   * `parameter` for a field of what `renderInput` of an `Autocomplete` gets, `value` for one that a prop no
   * longer accepts: `size="normal"`.
   */
  kind: 'prop' | 'class' | 'slot' | 'export' | 'component' | 'path' | 'parameter' | 'value';
  name: string;
  change: 'removed' | 'deprecated' | 'renamed' | 'added';
  /** The version of the change, or for deprecations the first installed release that has it. */
  in: string;
  /** Prop, selector, export or component. */
  replacement?: string;
  /** What to do if there's no replacement to copy, with code in backticks. */
  advice?: string;
}

/**
 * The statements of a product's migration pages.
 *
 * @returns Empty if the product has none.
 */
export function readStatements(product: ProductId, siteDir: string): Statement[] {
  const [docs] = productById(product).docs;
  const file = path.join(siteDir, docs?.folder ?? '', 'migration/statements.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Statement[]) : [];
}

/** The statement about something that was renamed, deprecated or removed, the latest first. */
export function statementAbout(
  statements: readonly Statement[],
  { component, kind, name }: Pick<Statement, 'component' | 'kind' | 'name'>,
): Statement | undefined {
  return statements.findLast(
    (one) =>
      one.change !== 'added' &&
      one.kind === kind &&
      one.name === name &&
      // The name of a class contains the component's, and other components have it too.
      (kind === 'class' || one.component === component),
  );
}

/** What to use instead, as a Markdown sentence. */
function insteadOf(statement: Statement | undefined): string | undefined {
  return statement?.replacement ? `Use \`${statement.replacement}\` instead.` : statement?.advice;
}

/**
 * Adds what to use instead to what a later release removes, where no deprecation says it.
 *
 * @param statements - What the migration pages say.
 */
export function withReplacements(
  component: ComponentApi,
  statements: readonly Statement[],
): ComponentApi {
  const complete = <Entry extends Dated & { deprecated?: string }>(
    entry: Entry,
    about: Pick<Statement, 'component' | 'kind' | 'name'>,
  ): Entry => {
    const instead = entry.deprecated ? undefined : insteadOf(statementAbout(statements, about));
    return entry.removed && instead ? { ...entry, removed: { ...entry.removed, instead } } : entry;
  };
  const { name } = component;
  return {
    ...complete(component, { component: name, kind: 'component', name }),
    props: component.props.map((prop) =>
      complete(prop, { component: name, kind: 'prop', name: prop.name }),
    ),
    inheritedProps: component.inheritedProps.map((prop) =>
      complete(prop, { component: prop.from, kind: 'prop', name: prop.name }),
    ),
    slots: component.slots.map((slot) =>
      complete(slot, { component: name, kind: 'slot', name: slot.name }),
    ),
    classes: component.classes.map((one) =>
      complete(one, { component: name, kind: 'class', name: one.className }),
    ),
  };
}
