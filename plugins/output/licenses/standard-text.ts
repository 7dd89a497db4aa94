import fs from 'node:fs';
import path from 'node:path';

const LIST = path.join(path.dirname(require.resolve('spdx-license-list/package.json')), 'licenses');

const ID = /^[\w.+-]+$/;

/** Placeholders or the authors of the license, in place of the package's copyright. */
const COPYRIGHT = /^Copyright .*\n+/gm;

function textOf(id: string): string | null {
  const file = path.join(LIST, `${id}.json`);
  return ID.test(id) && fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { licenseText: string }).licenseText
    : null;
}

/**
 * The standard text of a license, for a package without a license file.
 *
 * @param expression - SPDX expression, such as `MIT` or `MIT AND ISC`.
 * @param holder - Who has the copyright.
 * @returns `null` if SPDX doesn't list a license of the expression.
 */
export function standardText(expression: string, holder: string): string | null {
  const texts = expression
    .split(/\s+(?:AND|OR)\s+|[()]/)
    .filter(Boolean)
    .map(textOf);
  if (texts.length === 0 || texts.includes(null)) {
    return null;
  }
  return [`Copyright (c) ${holder}`, ...texts.map((text) => text!.replaceAll(COPYRIGHT, ''))].join(
    '\n\n',
  );
}
