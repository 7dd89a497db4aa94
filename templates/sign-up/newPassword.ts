/** A rule for new passwords, as it is shown below the field. */
export interface PasswordRule {
  label: string;
  isMet: (password: string) => boolean;
}

/** Length protects more than special characters, and is easier to remember. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { label: 'At least 12 characters', isMet: (password) => password.length >= 12 },
  { label: 'At least 5 different characters', isMet: (password) => new Set(password).size >= 5 },
];

/** What is wrong with a new password, or `null`. */
export function checkNewPassword(password: string): string | null {
  if (password === '') {
    return 'Enter a password.';
  }
  const missing = PASSWORD_RULES.filter(({ isMet }) => !isMet(password));
  return missing.length === 0
    ? null
    : `The password is too weak. It needs: ${missing.map(({ label }) => label.toLowerCase()).join(', ')}.`;
}
