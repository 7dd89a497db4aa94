import type { UpgradeData } from 'mui-upgrade-check';

function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Object.entries(value).map(([name, one]) =>
    Array.isArray(value) ? JSON.stringify(one) : `${JSON.stringify(name)}:${JSON.stringify(one)}`,
  );
  return `${open}\n${lines.join(',\n')}\n${close}`;
}

/** The rules as JSON with one line per component, export or class, so that a change can be reviewed. */
export function rulesText(data: UpgradeData): string {
  const parts = Object.entries(data).map(
    ([name, value]) => `${JSON.stringify(name)}:${valueText(value)}`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}
