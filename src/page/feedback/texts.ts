/** Texts of the form for feedback. The product specification fixes `failed` in section 8. */
export const TEXTS = {
  en: {
    liked: 'What did you like about this page? (optional)',
    improve: 'How can we improve this page? (optional)',
    improveSection: 'How can we improve this section?',
    commentOn: 'Comment on this section',
    sectionTitle: 'Comment on “{section}”',
    reply: 'Found a bug, or need a reply?',
    openIssue: 'Open an issue instead',
    submit: 'Submit',
    submitting: 'Submitting…',
    cancel: 'Cancel',
    website: 'Leave this field empty',
    notCollected: "This site doesn't collect feedback.",
    submitted: 'Feedback submitted. Thank you!',
    queued: "You're offline. Your feedback is saved and will be sent when you're back online.",
    refused: "Your feedback wasn't accepted: {reason}",
    refusedLater:
      "Your feedback about {page}, saved while you were offline, wasn't accepted: {reason}",
    dismiss: 'Dismiss',
  },
} as const;
