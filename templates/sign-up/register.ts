/** What a reader enters to create an account. */
export interface Registration {
  name: string;
  email: string;
  password: string;
}

/**
 * Creates an account. Replace the body with a request to your server; this one sends nothing. It
 * rejects `taken@example.com`, so you can see the message of a failure.
 *
 * @throws An error with a message for the reader.
 */
export async function register({ email }: Registration): Promise<void> {
  if (email === 'taken@example.com') {
    throw new Error(`An account with ${email} already exists. Sign in, or use another address.`);
  }
}
