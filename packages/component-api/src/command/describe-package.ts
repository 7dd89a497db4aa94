import { parseArgs } from 'node:util';
import { describeComponents, writeDescriptions } from 'react-component-api';

/** What `component-api --help` prints. */
export const HELP = `Describes the components of an installed React library as JSON.

Usage: component-api <package> [options]

Options:
  --out <folder>  Write one file per component and their JSON Schema, instead of printing a list
  -h, --help      Print this help

Exit codes:
  0  The package is described
  1  It can't be described, or has no components
  2  An argument is invalid, or a file can't be written
`;

/**
 * Describes a package that is installed in the current folder.
 *
 * @param args - The arguments of the command line.
 * @returns What to print.
 * @throws ComponentApiError if the package can't be described; an Error if an argument is invalid.
 */
export async function describePackage(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) {
    return HELP;
  }
  const [name, ...others] = positionals;
  if (!name) {
    throw new Error('<package> is missing. Give the name of an installed package.');
  }
  if (others.length > 0) {
    throw new Error(`Unexpected argument "${others[0]!}". Give one package.`);
  }
  if (!/^(?:@[\w.-]+\/)?[\w.-]+$/.test(name)) {
    throw new Error(`<package> is "${name}". Give a name such as "react-bootstrap".`);
  }
  const components = describeComponents({ packages: [{ name }] });
  if (values.out === undefined) {
    return `${JSON.stringify(components, null, 2)}\n`;
  }
  await writeDescriptions(values.out, components);
  const props = components.reduce((sum, one) => sum + one.props.length, 0);
  const { version } = components[0]!.package;
  return `${name} ${version}: ${components.length} components with ${props} props in ${values.out}\n`;
}
