/** Returns what is wrong with a value and how to correct it, or `null` if it's valid. */
export type Validator<Values> = (value: string, values: Values) => string | null;

/** A value that isn't blank. `message` says what to enter. */
export function required(message: string): Validator<unknown> {
  return (value) => (value.trim() === '' ? message : null);
}

// Only the shape. Whether an address exists can only be found out by writing to it.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** An email address. */
export const email: Validator<unknown> = (value) => {
  if (value.trim() === '') {
    return 'Enter your email address.';
  }
  return EMAIL.test(value.trim())
    ? null
    : 'Enter an email address with an @ and a domain, for example name@example.com.';
};
