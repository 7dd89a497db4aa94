/** Texts of what readers keep offline, in the settings panel. */
export const offline = {
  title: 'Keep offline',
  hint: 'Visited pages work without a network by themselves. Here you keep whole products, with their search. What several have in common is stored once.',
  noList: 'What can be kept could not be loaded.',
  retry: 'Try again',
  progress: 'Downloading · {done} of {total}',
  oldCopy: 'The copy from before is whole.',
  status: {
    offered: '{size}',
    partial: 'Not complete · {size}',
    interrupted: 'Kept, update not complete · {size}',
    kept: 'Kept · {size}',
    outdated: 'Kept, update available · {size}',
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
    network: 'The network broke off. What has come stays, and you can resume.',
    changed: 'The site has changed meanwhile. The list is renewed; press again to go on.',
    storage: 'Your browser could not change what is kept. Try again, or load the page anew.',
    elsewhere: 'Another tab is downloading or deleting. Try again when it is done.',
  },
} as const;
