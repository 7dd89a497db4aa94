/** Texts of what readers keep offline, in the settings panel. */
export const offline = {
  title: 'Keep offline',
  hint: 'Visited pages work without a network by themselves. Here you keep whole products, with their search. What several have in common is stored once.',
  noList: 'What can be kept could not be loaded.',
  retry: 'Try again',
  progress: '{done} of {total}',
  status: {
    offered: '{size}',
    downloading: 'Downloading',
    partial: 'Not complete · {size}',
    kept: 'Kept · {size}',
    outdated: 'Kept, a newer one is there · {size}',
    withdrawn: 'Kept, no longer offered · {size}',
  },
  actions: {
    keep: 'Keep',
    keepOf: 'Keep {label}',
    resume: 'Resume',
    resumeOf: 'Resume {label}',
    update: 'Update',
    updateOf: 'Update {label}',
    stop: 'Stop',
    stopOf: 'Stop the download of {label}',
    delete: 'Delete',
    deleteOf: 'Delete {label}',
  },
  failures: {
    quota:
      'Your browser has no room for {label}. Nothing that you kept before has changed. Delete something, here or on your device, and try again.',
    network:
      'The network broke off. What has come is kept for when you resume; the copy from before is whole.',
    changed:
      'The site has changed meanwhile. The list is renewed; press again to go on. The copy from before is whole.',
    elsewhere: 'Another tab is downloading or deleting. Try again when it is done.',
  },
} as const;
