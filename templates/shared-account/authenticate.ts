/** What a reader enters to sign in. */
export interface Credentials {
  email: string;
  password: string;
  /** Whether to stay signed in after the browser is closed. */
  isRemembered: boolean;
}

/** Who is signed in. */
export interface Account {
  email: string;
}

/**
 * Signs in. Replace the body with a request to your server; this one sends nothing. It accepts
 * every password except `wrong`, so you can see the message of a failure.
 *
 * @throws An error with a message for the reader.
 */
export async function authenticate({ email, password }: Credentials): Promise<Account> {
  if (password === 'wrong') {
    throw new Error('The email address or the password is wrong. Check both and try again.');
  }
  return { email };
}
