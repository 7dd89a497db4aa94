/** What a reader enters to be invited. */
export interface InvitationRequest {
  email: string;
  /** What the reader's group records. */
  subject: string;
}

/**
 * Requests an invitation. Replace the body with a request to your server; this one sends nothing.
 * It rejects `taken@example.com`, so you can see the message of a failure.
 *
 * @throws An error with a message for the reader.
 */
export async function requestInvitation({ email }: InvitationRequest): Promise<void> {
  if (email === 'taken@example.com') {
    throw new Error(`We already sent an invitation to ${email}. Check your inbox and spam folder.`);
  }
}
