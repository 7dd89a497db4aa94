/** Sends a command of the WebDriver protocol and returns the value of its response. */
export type SendCommand = <T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  parameters?: object,
) => Promise<T>;

/**
 * Time in ms after which a command counts as lost. WebKit's driver never answers a few of them:
 * three of 900 scripts that ran while a page was replaced. The others took at most a second.
 */
const TIMEOUT = 20_000;

interface CommandError {
  error: string;
  message: string;
}

function isError(value: unknown): value is CommandError {
  return typeof value === 'object' && value !== null && 'error' in value && 'message' in value;
}

/**
 * Connects to a driver (https://www.w3.org/TR/webdriver2/).
 *
 * @param url - Its address without a trailing slash.
 * @returns A function that throws if a command fails or gets no answer.
 */
export function connectDriver(url: string): SendCommand {
  return async (method, path, parameters) => {
    const body = method === 'POST' ? JSON.stringify(parameters ?? {}) : undefined;
    const response = await fetch(url + path, {
      method,
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((cause: Error) => {
      throw new Error(`WebDriver: ${method} ${path} got no answer: ${cause.message}`, { cause });
    });
    const { value } = await response.json();
    if (isError(value)) {
      throw new Error(`WebDriver: ${method} ${path} failed: ${value.error}, ${value.message}`);
    }
    return value;
  };
}

/** Code points of keys that don't produce a character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEY_CODES: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Enter: '\uE007',
};

/**
 * Actions that press keys together.
 *
 * @param keys - Names as in `KeyboardEvent.key`.
 */
export function keyActions(keys: readonly string[]): object[] {
  const values = keys.map((key) => KEY_CODES[key] ?? key);
  return [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
}
