/** Texts of the page. */
export const PRODUCT = 'Tool library';

/** What happens after the account is created. */
export const STEPS = [
  { title: 'Create your account', text: 'It takes a name, an email address and a password.' },
  { title: 'Confirm your address', text: 'We send you one message with a link.' },
  { title: 'Start', text: 'Invite others later, or never.' },
] as const;
