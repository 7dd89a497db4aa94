/** Texts of the feedback prompt. The product specification fixes `failed` in section 8. */
export const feedback = {
  question: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  failed: "Couldn't submit feedback. Please try again later.",
} as const;
