/** Formats a figure for a table. */
export type Format = (value: number) => string;

/** Shown in cells without a figure, because this run or machine didn't measure it. */
export const NOT_MEASURED = 'not measured';

/** 1 kB is 1000 bytes. */
export const kilobytes: Format = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;

/** 1 MB is 1000 kB, as in the settings panel. */
export const megabytes: Format = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const mebibytes: Format = (bytes) => `${Math.round(bytes / 2 ** 20)} MiB`;

export const milliseconds: Format = (value) => `${Math.round(value)} ms`;

export const seconds: Format = (value) => `${value.toFixed(1)} s`;

export const integer: Format = (value) => String(Math.round(value));

export const oneDecimal: Format = (value) => value.toFixed(1);

export const threeDecimals: Format = (value) => value.toFixed(3);

/**
 * Our figure relative to the plain site's, such as `0.85×`.
 *
 * @returns `null` if there's nothing to divide by.
 */
export function ratio(ours: number | null, plain: number | null): string | null {
  return ours === null || !plain ? null : `${(ours / plain).toFixed(2)}×`;
}
